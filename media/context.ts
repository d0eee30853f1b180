import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Translate, english } from '../src/core/text/translate';
import type { Dispatch } from './model/events';

export const TranslateContext = createContext<Translate>(english);
export const DispatchContext = createContext<Dispatch>(() => undefined);

export function useTranslate(): Translate {
  return useContext(TranslateContext);
}

export function useDispatch(): Dispatch {
  return useContext(DispatchContext);
}
