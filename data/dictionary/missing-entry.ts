import { strongsKind } from './entry-number.ts';

/** Why a number has no entry: its form is right, but the dictionaries do not have it. */
export type MissingEntry = 'unused' | 'parsing' | 'beyond';

const written = /^\s*(?<letter>[hg])0*(?<value>\d{1,5})\s*$/i;
/** The last number of each dictionary. */
const last = { hebrew: 8674, greek: 5624 } as const;

/** Returns `undefined` for anything that is not a Strong's number, and for a number that has an entry. */
export function whyEntryIsMissing(text: string): MissingEntry | undefined {
  const groups = written.exec(text)?.groups;
  if (!groups) return undefined;
  const language = groups['letter']?.toLowerCase() === 'h' ? 'hebrew' : 'greek';
  const value = Number(groups['value']);
  const kind = strongsKind(language, value);
  if (kind === 'entry') return undefined;
  if (kind === 'parsing') return 'parsing';
  return value >= 1 && value <= last[language] ? 'unused' : 'beyond';
}
