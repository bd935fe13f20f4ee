import { formatRange, labelOfRange } from '#data/search/language/verse-ranges.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import type { VerseText } from '#data/text/verse-text.ts';
import { cutVerse, uniteVerses } from './cut-verse.ts';

/** Verses whose numbers differ from the King James Version. */
export interface PrintedRun {
  /** The numbers in print, for a note. */
  printed: string;
  /** The module's slots. A slot of the last verse of a chapter also has the verses that the chapter has more. */
  slots: [first: VerseId, last: VerseId];
  /** The numbers in the King James Version. */
  kjv: [first: VerseId, last: VerseId];
  /** The first words of parts that are verses of their own in the King James Version. */
  cuts: readonly string[];
  /** Slots that continue the verse before them. */
  joins?: readonly VerseId[];
}

const printedRuns: readonly PrintedRun[] = [
  {
    printed: '13:1–34',
    slots: [4_012_016, 4_013_033],
    kjv: [4_012_016, 4_013_033],
    cuts: ['También vimos allí gigantes'],
  },
  {
    printed: '30:1–17',
    slots: [4_029_040, 4_030_016],
    kjv: [4_029_040, 4_030_016],
    cuts: ['Estas son las ordenanzas'],
  },
  {
    printed: '14:18–21',
    slots: [7_014_018, 7_014_020],
    kjv: [7_014_018, 7_014_020],
    cuts: ['Y la mujer de Samsón'],
    joins: [7_014_019],
  },
  { printed: '24:1–23', slots: [9_023_029, 9_024_022], kjv: [9_023_029, 9_024_022], cuts: ['Entonces David juró'] },
  { printed: '20:25', slots: [10_020_025, 10_020_026], kjv: [10_020_025, 10_020_026], cuts: ['é Ira Jaireo'] },
  {
    printed: '22:43–54',
    slots: [11_022_043, 11_022_053],
    kjv: [11_022_043, 11_022_053],
    cuts: ['Porque sirvió á Baal'],
    joins: [11_022_044],
  },
  {
    printed: '1:30–32',
    slots: [13_001_030, 13_001_032],
    kjv: [13_001_030, 13_001_032],
    cuts: ['Jetur, Naphis'],
    joins: [13_001_032],
  },
  {
    printed: '21:15–31',
    slots: [13_021_015, 13_021_030],
    kjv: [13_021_015, 13_021_030],
    cuts: ['Mas David no pudo'],
    joins: [13_021_016],
  },
  {
    printed: '33:10–24',
    slots: [14_033_010, 14_033_025],
    kjv: [14_033_010, 14_033_025],
    cuts: ['por lo cual Jehová trajo'],
  },
  { printed: '35:15', slots: [18_035_015, 18_035_016], kjv: [18_035_015, 18_035_016], cuts: ['por eso Job abrió'] },
  {
    printed: '39:1–40:19',
    slots: [18_038_039, 18_040_024],
    kjv: [18_038_039, 18_040_024],
    cuts: [
      'Ella habita',
      'Desde allí acecha',
      'Sus pollos chupan',
      'A más de eso respondió',
      '¿Es sabiduría contender',
      'Y respondió Job á Jehová',
      'He aquí que yo soy vil',
      'Una vez hablé',
    ],
  },
  { printed: '12:1–15', slots: [28_011_012, 28_012_014], kjv: [28_011_012, 28_012_014], cuts: ['Enojado ha Ephraim'] },
  {
    printed: '2:1–11',
    slots: [32_001_017, 32_002_010],
    kjv: [32_001_017, 32_002_010],
    cuts: ['Y mandó Jehová al pez'],
  },
  { printed: '19:40', slots: [44_019_040, 44_019_041], kjv: [44_019_040, 44_019_041], cuts: ['Y habiendo dicho esto'] },
  { printed: '13:12–13', slots: [47_013_012, 47_013_014], kjv: [47_013_012, 47_013_014], cuts: ['Todos los santos'] },
];

/**
 * The verses with the numbers of the King James Version. Each run begins with a note. Throws if the text is
 * not the one that the runs describe.
 */
export function renumberReinaValera(
  slots: readonly VerseText[],
  runs: readonly PrintedRun[] = printedRuns,
): VerseText[] {
  const renumbered = runs.flatMap((run) => renumberRun(run, slots));
  const isInRun = ({ id }: VerseText): boolean => runs.some(({ slots: [first, last] }) => id >= first && id <= last);
  return [...slots.filter((slot) => !isInRun(slot)), ...renumbered].sort((a, b) => a.id - b.id);
}

function renumberRun(
  { printed, slots: [first, last], kjv, cuts, joins = [] }: PrintedRun,
  all: readonly VerseText[],
): VerseText[] {
  const parts: VerseText[] = [];
  let uncut = cuts.length;
  for (const slot of all.filter(({ id, text }) => id >= first && id <= last && text !== '')) {
    const offsets = cuts.map((words) => slot.text.indexOf(words)).filter((at) => at > 0);
    uncut -= offsets.length;
    const [begin, ...rest] = cutVerse(slot, offsets);
    const before = parts.at(-1);
    if (begin && before && joins.includes(slot.id)) parts[parts.length - 1] = uniteVerses([before, begin]);
    else if (begin) parts.push(begin);
    parts.push(...rest);
  }
  const ids = verseRun(...kjv);
  if (uncut !== 0 || parts.length !== ids.length)
    throw new Error(`${formatRange(kjv)} has ${parts.length} verses instead of ${ids.length}: it is another text`);
  const note = `Printed editions number ${labelOfRange(kjv)} as ${printed}.`;
  return parts.map(({ text, marks }, index) => ({
    id: ids[index] ?? first,
    text,
    marks: index === 0 ? { ...marks, notes: [[text.length, note]] } : marks,
  }));
}

/** The ids of all verses from one to another. */
function verseRun(first: VerseId, last: VerseId): VerseId[] {
  const { book } = splitVerseId(first);
  const chapters = Array.from({ length: bookByNumber(book).chapters }, (_, index) => index + 1);
  return chapters
    .flatMap((chapter) =>
      Array.from(
        { length: verseCounts(book, 'kjv')[chapter - 1] ?? 0 },
        (_, index) => book * 1_000_000 + chapter * 1000 + index + 1,
      ),
    )
    .filter((id) => id >= first && id <= last);
}
