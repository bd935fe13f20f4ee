import { dailyLimitReached, databaseIsFull, databaseWaitMessage } from './messages.ts';
const firstMs = 2_000;
const maxMs = 300_000;
const dayMs = 86_400_000;

/** Whether the error means that D1's daily quota of rows is used up. */
export function isQuotaUsedUp(reason: string): boolean {
  return /daily|rows written|quota/i.test(reason);
}

/** Milliseconds: 2 s doubling to five minutes. If the daily quota is used up, until the next day in UTC. */
export function retryDelay(reason: string, tries: number, now = Date.now()): number {
  if (isQuotaUsedUp(reason)) return dayMs - (now % dayMs) + 60_000;
  return Math.min(firstMs * 2 ** (tries - 1), maxMs);
}

/** The message that an administrator sees while it waits. */
export function waitingMessage(reason: string, tries: number): string {
  if (isQuotaUsedUp(reason)) return dailyLimitReached;
  if (/SQLITE_FULL|database or disk is full|maximum DB size/i.test(reason)) return databaseIsFull;
  return databaseWaitMessage(tries);
}
