import { versePlace } from '../bible/verse-id.ts';
import type { ChapterVerse } from './chapter.ts';

/** A stretch of a verse that stands in one paragraph or line. */
export interface Piece {
  verse: ChapterVerse;
  from: number;
  to: number;
}

export interface Line {
  /** Of indent, from 1. */
  level: number;
  pieces: Piece[];
}

/** What follows one another down a chapter. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'title'; pieces: Piece[] }
  /** A verse that opens a line of its own, where the text has no paragraphs to go by. */
  | { kind: 'verse'; pieces: Piece[] }
  | { kind: 'prose'; pieces: Piece[] }
  | { kind: 'poem'; lines: Line[] };

/** Above so many verses to a paragraph the marks are too few to read by. */
const mostVersesOfParagraph = 12;
/** The three books that Hebrew Bibles set verse by verse, Job from its first speech on. */
const psalms = 19;
const isVersewise = (book: number, chapter: number): boolean =>
  book === psalms || book === psalms + 1 || (book === psalms - 1 && chapter > 2);

/** A chapter's verses as paragraphs, lines of poetry, titles and headings; paragraphs and lines may open within a verse. */
export function chapterBlocks(verses: readonly ChapterVerse[]): Block[] {
  const versewise = isSetByVerse(verses);
  const blocks: Block[] = [];
  for (const verse of verses) {
    const { heading } = verse.marks;
    if (heading) blocks.push({ kind: 'heading', text: heading });
    if (versePlace(verse.id).verse === 0) {
      blocks.push({ kind: 'title', pieces: [whole(verse)] });
    } else if (versewise) {
      blocks.push({ kind: 'verse', pieces: [whole(verse)] });
    } else {
      for (const opening of openingsOf(verse)) place(blocks, verse, opening);
    }
  }
  return blocks;
}

/** With the numbers that the version leaves out, which stand empty, so that a reader sees that they are missing. */
export function withGaps(verses: readonly ChapterVerse[]): ChapterVerse[] {
  return verses.flatMap((verse, index) => {
    const before = verses[index - 1]?.id ?? verse.id - 1;
    const missing = Array.from({ length: Math.max(0, verse.id - before - 1) }, (_, step) => ({
      id: before + step + 1,
      text: '',
      marks: {},
    }));
    return [...missing, verse];
  });
}

function isSetByVerse(verses: readonly ChapterVerse[]): boolean {
  const [first] = verses;
  if (!first || verses.some(({ marks }) => marks.lines)) return false;
  const { book, chapter } = versePlace(first.id);
  const paragraphs = verses.reduce(
    (sum, { marks }, index) => sum + (marks.paragraphs ?? []).filter((at) => at > 0 || index > 0).length,
    1,
  );
  return isVersewise(book, chapter) || verses.length > paragraphs * mostVersesOfParagraph;
}

function whole(verse: ChapterVerse): Piece {
  return { verse, from: 0, to: verse.text.length };
}

interface Opening {
  from: number;
  to: number;
  paragraph: boolean;
  /** Level of the line that opens here. */
  line: number | undefined;
}

/** Where the verse is cut, its own beginning first. */
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

/** Continues what stands last, unless a paragraph or line opens. A line after prose, or after a paragraph's mark, opens a stanza. */
function place(blocks: Block[], verse: ChapterVerse, { from, to, paragraph, line }: Opening): void {
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
