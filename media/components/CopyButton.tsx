import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTranslate } from '../context';
import { IconButton } from './IconButton';

interface CopyButtonProps {
  readonly icon: 'copyBoard' | 'copyAnswer';
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Milliseconds that a button says that it has copied. */
const COPIED_TIME = 1500;

/** A button that copies, and says so for a moment. */
export function CopyButton({ icon, label, disabled = false, onPress }: CopyButtonProps): VNode {
  const t = useTranslate();
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    setCopied(true);
    const timer = setTimeout(() => {
      setCopied(false);
    }, COPIED_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [copies]);
  return (
    <>
      <IconButton
        icon={copied ? 'check' : icon}
        label={label}
        disabled={disabled}
        onPress={() => {
          setCopies(copies + 1);
          onPress();
        }}
      />
      <span class="visually-hidden" role="status">
        {copied ? t('Copied') : ''}
      </span>
    </>
  );
}
