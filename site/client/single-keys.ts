import { readStored, writeStored } from './local-storage.ts';

const name = 'single-keys';
/** The value set on this page. It applies even if storage is unavailable. */
let setHere: boolean | undefined;

/**
 * Whether single-character shortcuts are on. People who use speech input or hit keys by mistake can turn them off in
 * the list of shortcuts (WCAG 2.1.4).
 */
export function hasSingleKeys(): boolean {
  return setHere ?? readStored(name) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  setHere = isOn;
  writeStored(name, isOn ? undefined : 'off');
  dispatchEvent(new Event(name));
}

/** Calls back when the setting changes on this page. Returns a function that unsubscribes. */
export function onSingleKeys(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
