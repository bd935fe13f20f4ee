import { referenceOf, type Passage } from '../bible/passage.ts';
import { bookByNumber } from '../bible/books.ts';
import { chapterName, passageOf } from '../reading/chapter-name.ts';
import { singularNameIn } from '../bible/spanish-book-names.ts';
import { chapterPath, verseAnchor, wordsPath } from '../reading/reading-paths.ts';
import type { ReadableVersion } from '../reading/readable-version.ts';
import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import type { Correction } from '../search/language/tree.ts';
import type { VerseRange } from '../search/language/verse-ranges.ts';
import type { RenumberedRun } from '../search/results/renumber.ts';
import { isAutomaticallyTagged } from '../versions/automatic-version.ts';
import { interlinearChapterPath, interlinearPassagePath } from './interlinear-paths.ts';
import { orderOf, type InterlinearOrder } from './interlinear-texts.ts';
import { interlinearPassage, type PassageTexts } from './interlinear-passage.ts';
import { lackedReferences, shortChapters, type PassagePart } from './passage-parts.ts';
import type { InterlinearUnit, PlacedText } from './interlinear-verse.ts';

/** A page shows at most this many verses. The longest chapter has 176. */
export const maxInterlinearVerses = 200;

export interface NamedText {
  code: string;
  name: string;
}

/** A text with what a page needs to show its words. */
interface ShownText extends NamedText {
  language: string;
  direction: 'ltr' | 'rtl';
  isImported?: true;
}

interface Way {
  href: string;
  name: string;
}

/** Everything that the page of a passage shows. */
export interface InterlinearAnswer {
  kind: 'passage';
  /** "Ruth 1", "Romans 8:28–30". */
  reference: string;
  text: ShownText;
  order: InterlinearOrder;
  /** The texts under it, in the order of the passage: one for each testament under a translation, at most one else. */
  partners: ShownText[];
  /** In the versification of the King James Version, for other texts: "Joel 2:28-32" for Joel 3 of the Hebrew. */
  passage: string;
  /** What the passage names and the text does not have: "Matthew 1:1". */
  lacked: string[];
  /** Why the passage is shorter than requested: "John 3 has 36 verses.", with the chapter. */
  short: (Way & { sentence: string })[];
  /** The passage as typed and as it was read, where these differ. */
  corrected: Correction[];
  /**
   * What precedes the labels of verses in their references: "Malachi 3", "Malachi" in a passage of several chapters, or
   * nothing in a passage of several books.
   */
  labelsOf: string;
  verses: {
    /** "v16" within a chapter, "v3-16" in a passage of several chapters, "malachi-3-16" in one of several books. */
    anchor: string;
    /** "16", "3:16" in a passage of several chapters, or "Malachi 3:16" in one of several books. */
    label: string;
    /** The same verse in the King James Version, where its number differs: "4:1". */
    kjv: string;
    /** The page of the verse. */
    href: string;
    /** Code of the text under the verse. */
    partner: string | undefined;
    units: InterlinearUnit[];
  }[];
  /** The chapter to read without the interlinear lines. */
  chapter: Way;
  previous?: Way | undefined;
  next?: Way | undefined;
  /** The verses that follow, if the passage has more than are shown at once. */
  rest?: Way | undefined;
  /** A program assigned the translation's numbers. */
  isAutomatic: boolean;
}

export interface AnswerArgs extends Pick<PassageTexts, 'text' | 'entries'> {
  parts: readonly (PassagePart & Pick<PassageTexts, 'partnerVerses' | 'fallbackVerses'>)[];
  reference: string;
  /** What the reader asked for, in the versification of the King James Version. Absent for a chapter of the text. */
  requested?: { passage: Pick<Passage, 'ranges' | 'corrected'>; runs: readonly RenumberedRun[] } | undefined;
  /** The first verse that is not shown, if the passage has more than are shown at once. */
  cutAt?: PlacedText | undefined;
  /** A verse of the chapter before and after. */
  previous?: VerseId | undefined;
  next?: VerseId | undefined;
}

/** `undefined` for a passage without verses. */
export function interlinearAnswer(args: AnswerArgs): InterlinearAnswer | undefined {
  const { text, parts, entries, reference, requested, cutAt } = args;
  const verses = parts.flatMap((part) => part.verses);
  const [first] = verses;
  if (!first) return undefined;
  const { book, chapter } = splitVerseId(first.id);
  const hasOneBook = verses.every(({ id }) => splitVerseId(id).book === book);
  const hasOneChapter = hasOneBook && verses.every(({ id }) => splitVerseId(id).chapter === chapter);
  const kjvOf = new Map(verses.map(({ id, marks }) => [id, marks.kjv]));
  const labelsOf = hasOneBook ? singularNameIn(text.language, book) : '';
  const partners = parts.flatMap(({ partner }) => partner ?? []);
  return {
    kind: 'passage',
    reference,
    text: shownText(text),
    order: orderOf(text),
    partners: partners.map(shownText),
    passage: requested ? reference : passageOf({ book, chapter, verses }),
    // What follows a cut passage was not read.
    lacked: requested && !cutAt ? lackedReferences(text, requested.passage.ranges, verses, requested.runs) : [],
    short: (requested ? shortChapters(text, requested.passage.ranges, verses, requested.runs) : []).map(
      ({ sentence, chapter: name }) => ({ sentence, href: interlinearPassagePath(name, text.version), name }),
    ),
    corrected: requested?.passage.corrected ? [requested.passage.corrected] : [],
    labelsOf: hasOneChapter ? chapterName(book, chapter, text.language) : labelsOf,
    verses: parts.flatMap((part) =>
      interlinearPassage({ ...part, text, entries }).map(({ id, units }) => {
        const own = splitVerseId(id);
        const kjv = kjvOf.get(id);
        const inChapter = hasOneChapter ? String(own.verse) : numberOf(id);
        return {
          anchor: hasOneChapter
            ? verseAnchor(id)
            : `${hasOneBook ? 'v' : `${bookByNumber(own.book).slug}-`}${own.chapter}-${own.verse}`,
          label: hasOneBook ? inChapter : `${singularNameIn(text.language, own.book)} ${inChapter}`,
          kjv: kjv === undefined || kjv === id ? '' : numberOf(kjv),
          href: wordsPath(kjv ?? id),
          partner: part.partner?.version,
          units,
        };
      }),
    ),
    chapter: { href: `${chapterPath(text.version, book, chapter)}`, name: chapterName(book, chapter, text.language) },
    previous: chapterWay(text, args.previous),
    next: chapterWay(text, args.next),
    rest: requested && cutAt && restOf(text, requested.passage.ranges, cutAt),
    isAutomatic: [text, ...partners].some(({ rows }) => isAutomaticallyTagged(rows)),
  };
}

/** The verses of a passage from this one on. */
function restOf({ version }: ReadableVersion, ranges: readonly VerseRange[], { id, marks }: PlacedText): Way {
  const first = marks.kjv ?? id;
  const left = ranges.filter(([, to]) => to >= first);
  const name = referenceOf(left.map(([from, to]) => [Math.max(from, first), to]));
  return { href: interlinearPassagePath(name, version), name };
}

function numberOf(id: VerseId): string {
  const { chapter, verse } = splitVerseId(id);
  return `${chapter}:${verse}`;
}

function shownText({ version, label, language, direction, rows }: ReadableVersion): ShownText {
  return { code: version, name: label, language, direction, ...(rows.isImported && { isImported: true }) };
}

function chapterWay(text: ReadableVersion, id: VerseId | undefined): Way | undefined {
  if (id === undefined) return undefined;
  const { book, chapter } = splitVerseId(id);
  return { href: interlinearChapterPath(text.version, book, chapter), name: chapterName(book, chapter, text.language) };
}
