import { readStored, writeStored } from './stored.ts';

const name = 'single-keys';
/** As it was set on this page, where it holds even if storage is refused. */
let setHere: boolean | undefined;

/**
 * Whether shortcuts of one character work. Who speaks to a computer, or hits keys by mistake, can switch them off in the
 * list of keys (WCAG 2.1.4).
 */
export function hasSingleKeys(): boolean {
  return setHere ?? readStored(name) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  setHere = isOn;
  writeStored(name, isOn ? undefined : 'off');
  dispatchEvent(new Event(name));
}

/** Calls back when they are switched on or off on this page. Returns what ends that. */
export function onSingleKeys(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
