/** The version to replace, between the tab where it is chosen and the form of the upload. */
let code = '';

export function chooseReplacedVersion(version: string): void {
  code = version;
}

/** Returns it once. Empty if none was chosen. */
export function takeReplacedVersion(): string {
  const taken = code;
  code = '';
  return taken;
}
