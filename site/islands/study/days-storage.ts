import { mergeDays } from '#data/study/contract/merge-study.ts';
import type { StudyDays } from '#data/study/contract/study-days.ts';
import { readStored, writeStored } from '../../client/stored.ts';
import { isRecord } from './parse-progress.ts';
import { emptyDays, withAnswerOnDay, withoutAnswerOnDay } from './study-days.ts';

const daysName = 'study-days';
const deviceName = 'study-device';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const devicePattern = /^[a-z0-9]{8,32}$/;

/** What the device keeps; none where it kept nothing or something else. */
export function readDays(): StudyDays {
  try {
    return tryParseDays(JSON.parse(readStored(daysName) ?? 'null')) ?? emptyDays();
  } catch {
    return emptyDays();
  }
}

export function writeDays(days: StudyDays): void {
  writeStored(daysName, JSON.stringify(days));
}

/** Counts one answer as of now. Read anew, since another tab may have counted meanwhile. */
export function countAnswer(isKnown: boolean, now: number): void {
  writeDays(withAnswerOnDay(readDays(), ownDevice(), isKnown, now));
}

/** Takes an answer out again that was counted at that time. */
export function uncountAnswer(isKnown: boolean, at: number): void {
  writeDays(withoutAnswerOnDay(readDays(), ownDevice(), isKnown, at));
}

/** Takes over what a file has. */
export function takeDays(days: StudyDays): void {
  writeDays(mergeDays(readDays(), days));
}

/** By hand as the progress is: the contract's validator weighs ten times the page's own code. */
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

/** Named by chance, so that counts of two devices can be told apart and of no one be told whose they are. */
function ownDevice(): string {
  const kept = readStored(deviceName);
  if (kept && devicePattern.test(kept)) return kept;
  const own = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
  writeStored(deviceName, own);
  return own;
}
