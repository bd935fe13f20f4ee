import { chapterName } from '../reading/chapter-name.ts';
import { singularNameIn } from '../bible/spanish-book-names.ts';
import { chapterPath, verseAnchor, wordsPath } from '../reading/reading-paths.ts';
import type { ReadableVersion } from '../reading/readable-version.ts';
import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import { isAutomaticallyTagged } from '../versions/automatic-version.ts';
import { interlinearChapterPath } from './interlinear-paths.ts';
import { orderOf, type InterlinearOrder } from './interlinear-texts.ts';
import { interlinearPassage, type PassageTexts } from './interlinear-passage.ts';
import type { InterlinearUnit } from './interlinear-verse.ts';

/** A page shows at most this many verses. The longest chapter has 176. */
export const maxInterlinearVerses = 200;

export interface NamedText {
  code: string;
  name: string;
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
  text: NamedText & { language: string; direction: 'ltr' | 'rtl' };
  order: InterlinearOrder;
  partner: (NamedText & { language: string; direction: 'ltr' | 'rtl' }) | undefined;
  /** What precedes the labels of verses in their references: "Malachi 3", or "Malachi" in a passage of several chapters. */
  labelsOf: string;
  verses: {
    /** "v16" within a chapter; with the chapter, "v3-16", in a passage of several chapters. */
    anchor: string;
    /** "16", or "3:16" in a passage of several chapters. */
    label: string;
    /** The same verse in the King James Version, where its number differs: "4:1". */
    kjv: string;
    /** The page of the verse. */
    href: string;
    units: InterlinearUnit[];
  }[];
  /** The chapter to read without the interlinear lines. */
  chapter: Way;
  previous?: Way | undefined;
  next?: Way | undefined;
  /** The passage has more verses than are shown at once. */
  isCut: boolean;
  /** A program assigned the translation's numbers. */
  isAutomatic: boolean;
}

export interface AnswerArgs extends PassageTexts {
  reference: string;
  isCut: boolean;
  /** A verse of the chapter before and after. */
  previous?: VerseId | undefined;
  next?: VerseId | undefined;
}

/** `undefined` for a passage without verses. */
export function interlinearAnswer(args: AnswerArgs): InterlinearAnswer | undefined {
  const { text, partner, verses, reference, isCut } = args;
  const [first] = verses;
  if (!first) return undefined;
  const { book, chapter } = splitVerseId(first.id);
  const hasOneChapter = verses.every(
    ({ id }) => splitVerseId(id).chapter === chapter && splitVerseId(id).book === book,
  );
  const kjvOf = new Map(verses.map(({ id, marks }) => [id, marks.kjv]));
  return {
    kind: 'passage',
    reference,
    text: { ...named(text), language: text.language, direction: text.direction },
    order: orderOf(text),
    partner: partner && { ...named(partner), language: partner.language, direction: partner.direction },
    labelsOf: hasOneChapter ? chapterName(book, chapter, text.language) : singularNameIn(text.language, book),
    verses: interlinearPassage(args).map(({ id, units }) => {
      const own = splitVerseId(id);
      const kjv = kjvOf.get(id);
      return {
        anchor: hasOneChapter ? verseAnchor(id) : `v${own.chapter}-${own.verse}`,
        label: hasOneChapter ? String(own.verse) : `${own.chapter}:${own.verse}`,
        kjv: kjv === undefined || kjv === id ? '' : numberOf(kjv),
        href: wordsPath(kjv ?? id),
        units,
      };
    }),
    chapter: { href: `${chapterPath(text.version, book, chapter)}`, name: chapterName(book, chapter, text.language) },
    previous: chapterWay(text, args.previous),
    next: chapterWay(text, args.next),
    isCut,
    isAutomatic: [text, ...(partner ? [partner] : [])].some(({ rows }) => isAutomaticallyTagged(rows)),
  };
}

function numberOf(id: VerseId): string {
  const { chapter, verse } = splitVerseId(id);
  return `${chapter}:${verse}`;
}

function named({ version, label }: ReadableVersion): NamedText {
  return { code: version, name: label };
}

function chapterWay(text: ReadableVersion, id: VerseId | undefined): Way | undefined {
  if (id === undefined) return undefined;
  const { book, chapter } = splitVerseId(id);
  return { href: interlinearChapterPath(text.version, book, chapter), name: chapterName(book, chapter, text.language) };
}
