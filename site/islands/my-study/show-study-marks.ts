import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { locateWords, splitStudyWords, type LocatedWords } from '#data/my-study/locate-words.ts';
import { highlightStyles, type StudyAnchor, type StudyRow, type StudyRowOf } from '#data/my-study/study-row.ts';
import { addStyle } from '../../client/add-style.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { highlightedAs, marksLabel, styleNames, wordsLostMessage, wordsMovedMessage } from './messages.ts';
import { openStudyPanel } from './open-study-panel.ts';
import { onStudyChange } from './study-changes.ts';
import css from './study-marks.css?inline';
import { readRowsOf } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';
import { textNodesOf, wordsInNodes } from './text-of-verses.ts';
import { chapterKeysOf, verseNumbersOf, type VerseNumber } from './study-verse-numbers.ts';

/** Shows the reader's marks in the text of a chapter, and follows their changes. */
export function showStudyMarks(text: HTMLElement, version: string): void {
  addStyle(css);
  const update = (): void => {
    renderMarks(text, version).catch((error: unknown) => logClientError('study-marks', error));
  };
  update();
  onStudyChange(update);
  keepSynced();
}

async function renderMarks(text: HTMLElement, version: string): Promise<void> {
  const numbers = verseNumbersOf(text);
  const rows = await readRowsOf(chapterKeysOf(numbers));
  clearMarks(text);
  for (const row of rows) if (row.kind === 'highlight') showHighlight(text, numbers, row, version);
  for (const number of numbers) showRowsOfVerse(number, rows);
}

function clearMarks(text: HTMLElement): void {
  for (const mark of text.querySelectorAll('mark[data-study]')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    // Nodes whose points are hidden carry their full text, which joining them would lose.
    if (parentNode && ![...parentNode.childNodes].some((node) => 'full' in node)) parentNode.normalize();
  }
  for (const old of text.querySelectorAll('.study-n')) old.remove();
}

function showHighlight(
  text: HTMLElement,
  numbers: readonly VerseNumber[],
  { id, value }: StudyRowOf<'highlight'>,
  version: string,
): void {
  if (!value) return;
  const first = numbers.findIndex((number) => coversVerse(value.anchor, number.id));
  const last = numbers.findLastIndex((number) => coversVerse(value.anchor, number.id));
  if (first === -1) return;
  const nodes = textNodesOf(text, numbers, first, last);
  const located = locateAnchor(value.anchor, version, nodes);
  const hint = located && locationHints[located.kind];
  for (const part of partsOf(nodes, located)) wrap(part, `st-${value.style}`, id, hint);
}

/** Shown on words of a text that has changed. */
const locationHints = { same: undefined, moved: wordsMovedMessage, lost: wordsLostMessage };

/** `undefined` if the anchor has no words in this version. */
function locateAnchor(
  { words, version: of }: StudyAnchor,
  version: string,
  nodes: readonly Text[],
): LocatedWords | undefined {
  return words && of === version ? locateWords(words, textOfNodes(nodes)) : undefined;
}

function textOfNodes(nodes: readonly Text[]): string {
  return nodes.map(({ data }) => data).join('');
}

/** The marked words. If there are none in this version, or they are gone, all of the verses. */
function partsOf(nodes: readonly Text[], located: LocatedWords | undefined): Text[] {
  const range =
    located && located.kind !== 'lost' ? located : { from: 0, to: splitStudyWords(textOfNodes(nodes)).length };
  return wordsInNodes(nodes, range.from, range.to).map(({ node, start, end }) => {
    // A node whose points are hidden must stay whole.
    if ('full' in node) return node;
    if (end < node.data.length) node.splitText(end);
    return start > 0 ? node.splitText(start) : node;
  });
}

function wrap(node: Text, className: string, id: string, hint: string | undefined): void {
  const mark = document.createElement('mark');
  mark.className = className;
  mark.dataset.study = id;
  if (hint !== undefined) mark.title = hint;
  node.replaceWith(mark);
  mark.append(node);
}

/** After a verse number: a button for notes and bookmarks, and the style of highlights for screen readers. */
function showRowsOfVerse({ element, id }: VerseNumber, rows: readonly StudyRow[]): void {
  const own = rows.filter((row) => 'value' in row && startsAt(row, id));
  const notes = own.filter(({ kind }) => kind === 'note').length;
  const hasBookmark = own.some(({ kind }) => kind === 'bookmark');
  const styles = own.flatMap((row) => (row.kind === 'highlight' && row.value ? [row.value.style] : []));
  if (notes === 0 && !hasBookmark && styles.length === 0) return;
  const box = document.createElement('sup');
  box.className = 'study-n';
  const verse = element.firstChild?.textContent ?? '';
  if (styles.length > 0) {
    const hint = document.createElement('span');
    hint.className = 'sr';
    hint.textContent = styles.map((style) => highlightedAs(styleNames[highlightStyles.indexOf(style)] ?? '')).join(' ');
    box.append(hint);
  }
  if (notes > 0 || hasBookmark) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = notes > 0 ? '✎' : '⚑';
    button.setAttribute('aria-label', marksLabel(notes, hasBookmark, verse));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      openStudyPanel({ anchor: { start: id, end: id } }, button);
    });
    box.append(button);
  }
  element.after(box);
}

function startsAt(row: StudyRow, id: number): boolean {
  if (!row.value) return false;
  if (row.kind !== 'note' && row.kind !== 'bookmark' && row.kind !== 'highlight') return false;
  return row.value.anchor?.start === id;
}
