import type { UndoneAnswer } from '#data/study/contract/study-progress.ts';
import { readStoredUser } from '../accounts/stored-user.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { isRecord } from './parse-progress.ts';

/**
 * Answers that were undone since the last sync, the last one first. The account may have them already: without this
 * list, the next sync would bring them back.
 */
const undoneName = 'study-undone';
const maxUndone = 1000;

export function readUndone(): UndoneAnswer[] {
  try {
    const stored: unknown = JSON.parse(readStored(undoneName) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUndone) : [];
  } catch {
    return [];
  }
}

/** An entry that the account would refuse must not stop its sync. */
function isUndone(value: unknown): value is UndoneAnswer {
  if (!isRecord(value)) return false;
  const { at, isKnown, ...names } = value;
  return (
    Number.isInteger(at) &&
    typeof isKnown === 'boolean' &&
    Object.keys(names).sort().join() === 'card,day,deck,device,direction' &&
    Object.values(names).every((each) => typeof each === 'string')
  );
}

/** Does nothing without an account, whose progress is never merged. */
export function addUndone(answer: UndoneAnswer): void {
  if (readStoredUser()) writeUndone([answer, ...readUndone()].slice(0, maxUndone));
}

/** Removes answers that the account has received. */
export function removeUndone(sent: readonly UndoneAnswer[]): void {
  const isSent = new Set(sent.map((each) => JSON.stringify(each)));
  writeUndone(readUndone().filter((each) => !isSent.has(JSON.stringify(each))));
}

function writeUndone(list: readonly UndoneAnswer[]): void {
  writeStored(undoneName, list.length > 0 ? JSON.stringify(list) : undefined);
}
