import { mergeDays } from '#data/study/contract/merge-study.ts';
import type { StudyDays } from '#data/study/contract/study-days.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { localDay } from './local-calendar.ts';
import { isRecord } from './parse-progress.ts';
import { emptyDays, withAnswerOnDay, withoutAnswerOnDay } from './edit-study-days.ts';

const daysName = 'study-days';
const deviceName = 'study-device';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const devicePattern = /^[a-z0-9]{8,32}$/;

/** Days that could not be stored, and the id of this device. They apply until the page is left. */
let unwritten: StudyDays | undefined;
let unwrittenDevice: string | undefined;

/** The study days on the device. Empty if there are none or the stored value is invalid. */
export function readDays(): StudyDays {
  return unwritten ?? tryParse(readStored(daysName)) ?? emptyDays();
}

function writeDays(days: StudyDays): void {
  const text = readStored(daysName);
  try {
    // Preserve a value that cannot be parsed: a later version of the page may read it.
    if (text !== undefined && !tryParse(text)) localStorage.setItem(`${daysName}-unread`, text);
    localStorage.setItem(daysName, JSON.stringify(days));
    unwritten = undefined;
  } catch {
    unwritten = days;
  }
}

function tryParse(text = 'null'): StudyDays | undefined {
  try {
    return tryParseDays(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Counts one answer now. Reads the stored days again, since another tab may have counted. */
export function countAnswer(isKnown: boolean, now: number): void {
  writeDays(withAnswerOnDay(readDays(), ownDevice(), isKnown, now));
}

/** Removes an answer that was counted at that time. Returns the device and the local day that counted it. */
export function uncountAnswer(isKnown: boolean, at: number): { device: string; day: string } {
  const device = ownDevice();
  writeDays(withoutAnswerOnDay(readDays(), device, isKnown, at));
  return { device, day: localDay(at) };
}

/** Merges the days of a file. */
export function mergeIntoDays(days: StudyDays): void {
  writeDays(mergeDays(readDays(), days));
}

/** Checked by hand, like the progress: the contract's validator is ten times as large as the page's own code. */
export function tryParseDays(value: unknown): StudyDays | undefined {
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['devices'])) return undefined;
  for (const [device, days] of Object.entries(value['devices'])) {
    if (!devicePattern.test(device) || !isRecord(days)) return undefined;
    for (const [day, count] of Object.entries(days)) {
      if (!dayPattern.test(day) || !isRecord(count)) return undefined;
      if (!isCount(count['answered']) || !isCount(count['known'])) return undefined;
    }
  }
  return value as unknown as StudyDays;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e6;
}

/** A random id, so that the counts of two devices can be distinguished without identifying a person. */
function ownDevice(): string {
  const stored = readStored(deviceName) ?? unwrittenDevice;
  if (stored && devicePattern.test(stored)) return stored;
  const own = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
  writeStored(deviceName, own);
  unwrittenDevice = own;
  return own;
}
