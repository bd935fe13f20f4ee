/**
 * Reads a value from local storage. Returns `undefined` if there is none or storage is refused, as in some private
 * windows.
 */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value on the device, or removes it. If storage is refused, the value applies only to this page. */
export function writeStored(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Storage is refused or full. No essential function depends on it.
  }
}
