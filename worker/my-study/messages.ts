export const clockIsAhead =
  'The clock of your device is more than two days ahead. Set its date and time, then try again. Your notes are safe on the device.';
export const studyNotesTooLarge = 'A request can have at most 1 MB. Your notes are safe on the device.';
export function studyNotesFullMessage(rows: string, megabytes: number): string {
  return `Your account has reached its limit of ${rows} notes and marks or ${megabytes} MB. Export what you no longer need and delete it. Your notes are safe on the device.`;
}
