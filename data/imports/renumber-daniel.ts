import type { VerseId } from '#data/bible/verse-id.ts';
import type { Gathered } from './check-text.ts';
import { guessVersification } from './guess-versification.ts';
import { danielMostlyMissing, danielRenumberedMessage } from './messages.ts';

const [third, fourth] = [27_003_000, 27_004_000];
/** The Prayer of Azariah and the Song of the Three (3:24-90) shift the end of the chapter by this many verses. */
const added = 67;
const isBetween = (id: VerseId, from: VerseId, to: VerseId): boolean => id >= from && id <= to;

/**
 * Greek and Latin Bibles number the additions to Daniel 3 within the chapter. If it has 97 verses (Septuagint, NRSV),
 * chapter 4 is that of the King James Version. If it has 100 (Vulgate, Synodal, NAB), chapter 4 is that of the Hebrew
 * text, and 3:98-100 are the Hebrew 3:31-33, which are 4:1-3 in the King James Version. Leaves out the additions and
 * renumbers the verses after them in the versification of the rest of the text.
 */
export function renumberDaniel(gathered: Gathered): void {
  const ids = new Set([...gathered.verses.keys(), ...gathered.empty.keys(), ...gathered.covered]);
  const count = (from: VerseId, to: VerseId): number => [...ids].filter((id) => isBetween(id, from, to)).length;
  if (count(third + 91, third + 100) === 0) return;
  const report = (message: string): void => gathered.problems.add({ kind: 'apocrypha', severity: 'warning', message });
  // Fewer than four verses so far out are typing errors, which must not move other verses.
  if (count(third + 91, third + 97) < 4) {
    renumber(gathered, (id) => (isBetween(id, third + 91, third + 100) ? undefined : id));
    return report(danielMostlyMissing);
  }
  const hasHundred = count(third + 98, third + 100) > 0;
  const others = [...ids].filter((id) => !isBetween(id, third, fourth + 999));
  const isKingJames = hasHundred && count(fourth + 35, fourth + 37) === 0 && guessVersification(others) === 'kjv';
  renumber(gathered, (id) => {
    if (isBetween(id, third + 24, third + 33)) return undefined;
    if (isKingJames && isBetween(id, third + 98, third + 100)) return id - third - 97 + fourth;
    if (isKingJames && isBetween(id, fourth + 1, fourth + 34)) return id + 3;
    return isBetween(id, third + 91, third + 100) ? id - added : id;
  });
  const ends = hasHundred ? '91-100 become 24-33' : '91-97 become 24-30';
  const become = isKingJames ? '91-97 become 24-30, 98-100 become 4:1-3, and 4:1-34 become 4:4-37' : ends;
  report(danielRenumberedMessage(become));
}

/** Assigns new ids to all verses at once. Verses without a new id are left out. */
function renumber(gathered: Gathered, newId: (id: VerseId) => VerseId | undefined): void {
  const { verses: versesById, empty, covered, totals } = gathered;
  const moved = <T>(verses: Iterable<readonly [VerseId, T]>): [VerseId, T][] =>
    [...verses].flatMap(([id, verse]): [VerseId, T][] => {
      const to = newId(id);
      return to === undefined ? [] : [[to, verse]];
    });
  gathered.verses = new Map(moved(versesById).map(([id, verse]) => [id, { ...verse, id }]));
  gathered.empty = new Map(moved(empty));
  gathered.covered = new Set(moved(covered.entries()).map(([id]) => id));
  totals.empty -= empty.size - gathered.empty.size;
  totals.leftOut += versesById.size - gathered.verses.size + empty.size - gathered.empty.size;
}
