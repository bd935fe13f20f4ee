import { versePlace } from '../model/verse-id.ts';
import { chapterBlocks, type Block, type Piece } from './chapter-blocks.ts';
import type { Chapter, ChapterVerse } from './chapter.ts';
import { escapeHtml } from './escape.ts';
import { pieceText } from './piece-text.ts';
import { verseAnchor, wordsPath } from './reading-address.ts';

/**
 * A chapter's text: paragraphs, lines of poetry, psalm titles, headings. Each verse's number carries its anchor and
 * leads to the verse word by word; notes are marks that lead below the text.
 */
export function chapterText({ version, verses }: Pick<Chapter, 'version' | 'verses'>): string {
  const script = version.language === 'en' ? '' : ` lang="${escapeHtml(version.language)}" dir="${version.direction}"`;
  return `<div class="text"${script}>${chapterBlocks(withGaps(verses)).map(block).join('')}</div>`;
}

/** Numbers that the version leaves out stand empty, so that a reader sees that they are missing. */
function withGaps(verses: readonly ChapterVerse[]): ChapterVerse[] {
  return verses.flatMap((verse, index) => {
    const before = verses[index - 1]?.id ?? verse.id - 1;
    const missing = Array.from({ length: Math.max(0, verse.id - before - 1) }, (_, step) => ({ id: before + step + 1, text: '', marks: {} }));
    return [...missing, verse];
  });
}

function block(each: Block): string {
  switch (each.kind) {
    case 'heading':
      return `<h2>${escapeHtml(each.text)}</h2>`;
    case 'title':
      return `<p class="title" id="${each.pieces[0] ? verseAnchor(each.pieces[0].verse.id) : ''}">${pieces(each.pieces)}</p>`;
    case 'verse':
      return `<p class="own">${pieces(each.pieces)}</p>`;
    case 'prose':
      return `<p>${pieces(each.pieces)}</p>`;
    case 'poem':
      return `<p class="poem">${each.lines.map(({ level, pieces: line }) => `<span${level > 1 ? ` class="in${level}"` : ''}>${pieces(line, true)}</span>`).join(' ')}</p>`;
  }
}

/** In a line, whose first number stands in the margin, the others say that they do not. */
function pieces(list: readonly Piece[], isLine = false): string {
  return list.map((piece, index) => (piece.from === 0 ? verseNumber(piece.verse, isLine && index > 0) : '') + textOf(piece)).join(' ');
}

function textOf(piece: Piece): string {
  return piece.verse.text === '' ? '<em>not in this version</em>' : pieceText(piece);
}

/** "19 (4:1)": both numbers where they differ. The title of a psalm has no number. */
function verseNumber({ id, marks }: ChapterVerse, isWithin: boolean): string {
  const { verse } = versePlace(id);
  if (verse === 0) return '';
  const kjv = marks.kjv ?? id;
  const also = kjv === id ? '' : ` <small>(${otherNumber(kjv)})</small>`;
  return `<a class="v${isWithin ? ' m' : ''}" id="${verseAnchor(id)}" href="${wordsPath(kjv)}">${verse}${also}</a>\u00A0`;
}

function otherNumber(kjv: number): string {
  const { chapter, verse } = versePlace(kjv);
  return verse === 0 ? 'title' : `${chapter}:${verse}`;
}
