/** Reads what the device keeps under a name; `undefined` where storage is refused, as in some private windows. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text on the device, or forgets it; where storage is refused it holds for this page alone. */
export function writeStored(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Refused or full: nothing that a reader came for depends on it.
  }
}
