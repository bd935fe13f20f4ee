import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import { lastPrintedVerse } from '../text/messages.ts';
import type { ChapterVerse } from './chapter.ts';

/** The part of a verse within one paragraph or line. */
export interface Piece {
  verse: ChapterVerse;
  from: number;
  to: number;
}

export interface Line {
  /** Level of indent, from 1. */
  level: number;
  pieces: Piece[];
}

/** The blocks of a chapter, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'title'; pieces: Piece[] }
  /** A verse on its own line, in a text without usable paragraphs. */
  | { kind: 'verse'; pieces: Piece[] }
  | { kind: 'prose'; pieces: Piece[] }
  | { kind: 'poem'; lines: Line[] };

/** With more verses per paragraph, the paragraph marks are too few to use. */
const maxVersesPerParagraph = 12;
/** Psalms, Proverbs and Job, which Hebrew Bibles print verse by verse, Job from its first speech on. */
const psalms = 19;
const isVersewise = (book: number, chapter: number): boolean =>
  book === psalms || book === psalms + 1 || (book === psalms - 1 && chapter > 2);

/**
 * A chapter's verses as paragraphs, lines of poetry, titles and headings. Paragraphs and lines may begin within a
 * verse.
 */
export function chapterBlocks(verses: readonly ChapterVerse[]): Block[] {
  const versewise = isSetByVerse(verses);
  const blocks: Block[] = [];
  for (const verse of verses) {
    const { heading } = verse.marks;
    if (heading) blocks.push({ kind: 'heading', text: heading });
    if (splitVerseId(verse.id).verse === 0) {
      blocks.push({ kind: 'title', pieces: [whole(verse)] });
    } else if (versewise) {
      blocks.push({ kind: 'verse', pieces: [whole(verse)] });
    } else {
      for (const opening of openingsOf(verse)) addPiece(blocks, verse, opening);
    }
  }
  return blocks;
}

/** Adds empty verses for the numbers that the version leaves out, so that readers see that they are missing. */
export function withMissingVerses(verses: readonly ChapterVerse[]): ChapterVerse[] {
  return verses.flatMap((verse, index) => {
    const previous = verses[index - 1];
    const before = previous ? lastIdOf(previous) : verse.id - 1;
    const missing = Array.from({ length: Math.max(0, verse.id - before - 1) }, (_, step) => ({
      id: before + step + 1,
      text: '',
      marks: {},
    }));
    return [...missing, verse];
  });
}

/** The id of the last verse that an edition prints in this one: 3:5 for "4–5". */
function lastIdOf({ id, marks }: ChapterVerse): VerseId {
  const last = lastPrintedVerse(marks.notes);
  return last === undefined ? id : Math.max(id, id - (id % 1_000) + last);
}

function isSetByVerse(verses: readonly ChapterVerse[]): boolean {
  const [first] = verses;
  if (!first || verses.some(({ marks }) => marks.lines)) return false;
  const { book, chapter } = splitVerseId(first.id);
  const paragraphs = verses.reduce(
    (sum, { marks }, index) => sum + (marks.paragraphs ?? []).filter((at) => at > 0 || index > 0).length,
    1,
  );
  return isVersewise(book, chapter) || verses.length > paragraphs * maxVersesPerParagraph;
}

function whole(verse: ChapterVerse): Piece {
  return { verse, from: 0, to: verse.text.length };
}

interface Opening {
  from: number;
  to: number;
  paragraph: boolean;
  /** Level of the line that begins here. */
  line: number | undefined;
}

/** The parts of a verse, from its start. */
function openingsOf({ text, marks }: ChapterVerse): Opening[] {
  const lines = new Map(marks.lines);
  const paragraphs = new Set(marks.paragraphs);
  const offsets = [...new Set([0, ...lines.keys(), ...paragraphs])]
    .filter((at) => at === 0 || at < text.length)
    .sort((a, b) => a - b);
  return offsets.map((from, index) => ({
    from,
    to: offsets[index + 1] ?? text.length,
    paragraph: paragraphs.has(from),
    line: lines.get(from),
  }));
}

/**
 * Continues the last block, unless a paragraph or line begins. A line after prose, or with a paragraph mark, begins a
 * stanza.
 */
function addPiece(blocks: Block[], verse: ChapterVerse, { from, to, paragraph, line }: Opening): void {
  const piece = { verse, from, to };
  const last = blocks.at(-1);
  if (line !== undefined) {
    if (last?.kind === 'poem' && !paragraph) last.lines.push({ level: line, pieces: [piece] });
    else blocks.push({ kind: 'poem', lines: [{ level: line, pieces: [piece] }] });
  } else if (last?.kind === 'poem' && !paragraph) {
    last.lines.at(-1)?.pieces.push(piece);
  } else if (last?.kind === 'prose' && !paragraph) {
    last.pieces.push(piece);
  } else {
    blocks.push({ kind: 'prose', pieces: [piece] });
  }
}
