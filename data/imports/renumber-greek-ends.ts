import type { VerseId } from '#data/bible/verse-id.ts';
import { printedTogetherMessage } from '#data/text/messages.ts';
import type { Gathered, GatheredVerse } from './check-text.ts';
import { guessVersification } from './guess-versification.ts';
import { joinVerses } from './join-verses.ts';
import { numberedInEditionMessage, renumberedAsKjvMessage } from './messages.ts';

/** "All the saints salute you" and the blessing. */
const [saluteOneAnother, saintsSalute, blessing] = [47_013_012, 47_013_013, 47_013_014];
/** "Peace be to thee" and the verse before it. */
const [faceToFace, peace] = [64_001_014, 64_001_015];
/** "And I stood upon the sand of the sea" and the beast that rises. */
const [sandOfTheSea, beast] = [66_012_018, 66_013_001];

/**
 * Most editions of the Greek text, also of the Textus Receptus, and translations such as the NRSV end 2 Corinthians,
 * 3 John and Revelation 12 differently from the King James Version. If a text otherwise has the numbering of that
 * version, these verses get its numbers too, with a note of the edition's numbers. No word is left out.
 */
export function renumberGreekEnds(gathered: Gathered): void {
  const { verses, empty, covered, problems } = gathered;
  if (!verses.has(peace) && !verses.has(sandOfTheSea)) return;
  if (guessVersification(verses.keys(), empty.keys()) !== 'kjv') return;
  const last = verses.get(saintsSalute);
  const before = verses.get(saluteOneAnother);
  const changed: string[] = [];
  if (last && before && !verses.has(blessing) && !empty.has(blessing)) {
    verses.delete(saintsSalute);
    verses.set(blessing, withNote({ ...last, id: blessing }, numberedInEditionMessage('2 Corinthians 13:13')));
    verses.set(saluteOneAnother, withNote(before, printedTogetherMessage('12-13')));
    covered.add(saintsSalute);
    changed.push('2 Corinthians 13:13 becomes 13:14');
  }
  if (join(gathered, [faceToFace, peace], faceToFace, '3 John 1:14-15')) changed.push('3 John 1:15 joins 1:14');
  if (join(gathered, [sandOfTheSea, beast], beast, 'Revelation 12:18-13:1'))
    changed.push('Revelation 12:18 joins 13:1');
  if (changed.length > 0)
    problems.add({ kind: 'remark', severity: 'info', message: renumberedAsKjvMessage(changed.join(', ')) });
}

/** Whether both verses exist. They become one with this id. */
function join({ verses, totals }: Gathered, ids: readonly [VerseId, VerseId], id: VerseId, printed: string): boolean {
  const [first, second] = ids.map((each) => verses.get(each));
  if (!first || !second) return false;
  for (const each of ids) verses.delete(each);
  verses.set(id, withNote({ ...first, ...joinVerses(first, second), id }, numberedInEditionMessage(printed)));
  totals.joined += 1;
  return true;
}

function withNote(verse: GatheredVerse, note: string): GatheredVerse {
  return { ...verse, marks: { ...verse.marks, notes: [[0, note], ...(verse.marks.notes ?? [])] } };
}
