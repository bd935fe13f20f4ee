import { readStored, writeStored } from '../../client/local-storage.ts';
import { tryParseCollected } from './collected-storage.ts';
import { tryParseDays } from './days-storage.ts';
import { daysUnreadable, wordsUnreadable } from './messages.ts';
import { collectedName } from './is-collected.ts';

const records: readonly [name: string, parse: (value: unknown) => unknown, message: string][] = [
  ['study-days', tryParseDays, daysUnreadable],
  [collectedName, tryParseCollected, wordsUnreadable],
];

/**
 * A sentence for each record of this device that cannot be read, or that another page has set aside since the last visit.
 */
export function unreadableRecords(): string[] {
  return records.flatMap(([name, parse, message]) => {
    const text = readStored(name);
    const isReadable = text === undefined || isParsed(text, parse);
    const isNew = readStored(`${name}-unread`) !== undefined && readStored(`${name}-told`) === undefined;
    if (isReadable && !isNew) return [];
    writeStored(`${name}-told`, 'yes');
    return [message];
  });
}

function isParsed(text: string, parse: (value: unknown) => unknown): boolean {
  try {
    return parse(JSON.parse(text)) !== undefined;
  } catch {
    return false;
  }
}
