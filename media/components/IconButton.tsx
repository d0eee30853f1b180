import type { VNode } from 'preact';
import { Icon, type IconName } from './Icon';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

/** A button that shows an icon and tells its label to screen readers and on hover. */
export function IconButton({ icon, label, disabled, pressed, primary, onPress }: IconButtonProps): VNode {
  return (
    <button
      type="button"
      class={primary ? 'icon-button primary' : 'icon-button'}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
