import { versePlace } from '../model/verse-id.ts';
import type { VerseMarks, WordMark } from '../model/verse-marks.ts';
import type { Piece } from './chapter-blocks.ts';
import { noteAnchor } from './chapter-notes.ts';
import { escapeHtml } from './escape.ts';
import { layersOf, writeLayers } from './verse-text.ts';

/**
 * A piece of a verse as HTML: what is set apart as everywhere, and each tagged word with its numbers in `data-n`, from
 * which scripts open its entry. Words lie within what is longer than they are, and around what may be a part of them.
 */
export function pieceText({ verse: { id, text, marks }, from, to }: Piece): string {
  const around = layersOf({ ...pick(marks, 'jesus'), ...pick(marks, 'ketiv'), ...pick(marks, 'qere') }, undefined);
  const within = layersOf({ ...pick(marks, 'supplied'), ...pick(marks, 'divineName') }, undefined);
  const words = groupWords(marks.words ?? []);
  const { verse } = versePlace(id);

  const plain = (start: number, end: number): string => writeLayers(within, start, end, (a, b) => escapeHtml(text.slice(a, b)));
  const tagged = (start: number, end: number): string => {
    let html = '';
    let at = start;
    for (const { start: wordStart, end: wordEnd, numbers } of words) {
      const first = Math.max(wordStart, at);
      const last = Math.min(wordEnd, end);
      if (first >= last) continue;
      html += `${plain(at, first)}<span data-n="${numbers}">${plain(first, last)}</span>`;
      at = last;
    }
    return html + plain(at, end);
  };

  let html = '';
  let at = from;
  for (const offset of noteOffsets(marks, words)) {
    const isHere = offset > from ? offset <= to : offset === 0 && from === 0;
    if (!isHere) continue;
    html += writeLayers(around, at, offset, tagged) + noteMark(verse);
    at = offset;
  }
  return trimEnd(html + writeLayers(around, at, to, tagged));
}

/** Pieces are joined by a space of their own. */
function trimEnd(html: string): string {
  return html.replace(/ $/, '');
}

interface Word {
  start: number;
  end: number;
  /** "H430", or several with spaces between, where one stretch of text stands for several words. */
  numbers: string;
}

/** Words of the same stretch together; what crosses an earlier word is left to it. */
function groupWords(marks: readonly WordMark[]): Word[] {
  const words: Word[] = [];
  for (const [start, end, number] of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = words.at(-1);
    if (start === end) continue;
    if (last && start < last.end) last.numbers += ` ${number}`;
    else words.push({ start, end, numbers: number });
  }
  return words;
}

/** Where notes are marked, once a place, and never within a word. */
function noteOffsets({ notes }: VerseMarks, words: readonly Word[]): number[] {
  const offsets = (notes ?? []).map(([at]) => words.find(({ start, end }) => start < at && at < end)?.end ?? at);
  return [...new Set(offsets)].sort((a, b) => a - b);
}

function noteMark(verse: number): string {
  return `<a class="fn" href="#${noteAnchor(verse)}" aria-label="Note">*</a>`;
}

function pick<Kind extends 'jesus' | 'ketiv' | 'qere' | 'supplied' | 'divineName'>(marks: VerseMarks, kind: Kind): VerseMarks {
  const spans = marks[kind];
  return spans ? { [kind]: spans } : {};
}
