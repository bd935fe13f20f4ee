export const enterNumber = 'Enter a number';
export const enterTrueOrFalse = 'Enter true or false';
export const enterJson = 'Enter valid JSON';
export const valueNotAllowed = 'This value is not allowed';
export const categoryNotFound = 'This category of settings does not exist.';
export const changeInDeployment = 'This value is set on the server. Only the person who runs the server can change it.';
export const settingExists = 'A setting with this key already exists';
export const settingIsNeeded = 'The site needs this setting, so it cannot be deleted. You can change its value.';
export const settingDeleted = 'Setting deleted';
export const settingNotFound = 'This setting does not exist.';
export const versionNotLoaded = 'This version is not loaded on this site';

export function chooseOneOfMessage(options: readonly string[]): string {
  return `Choose one of ${options.join(', ')}`;
}

/** `value` is absent for a protected setting. */
export function settingConflictMessage(username: string | null, value: string | undefined): string {
  const to = value === undefined ? '' : ` to “${value}”`;
  return `${username ?? 'Someone'} changed this setting${to} while you were editing it. Check the value, then save.`;
}
