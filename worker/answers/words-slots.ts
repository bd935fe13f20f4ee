import { crossReferenceList } from '#data/markup/cross-references.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { chapterPath, parallelPath, verseLink, wordsPath } from '#data/markup/reading-address.ts';
import { scriptAttributes } from '#data/markup/script-attributes.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { wordTable } from '#data/markup/word-table.ts';
import { formatPlace } from '#data/model/place-reference.ts';
import { chapterRange, formatRange } from '#data/model/search/verse-ranges.ts';
import { formatVerse, versePlace } from '#data/model/verse-id.ts';
import type { VerseMap } from '#data/model/versification.ts';
import type { PlacedVerse } from '../queries/reading.ts';
import { notInTranslation } from '../reading/absent.ts';
import type { VerseInVersion, VersePage } from '../reading/verse-page.ts';

export type WordsSlots = Record<'title' | 'message' | 'ways' | 'turn' | 'verse' | 'words' | 'originals' | 'versions' | 'references', string>;

/** Where the names that were restored are listed with their reasons. */
const aboutNames = '/about/names';
const notInVersion = 'Not in this version';

export const emptyWordsSlots: WordsSlots = { title: '', message: '', ways: '', turn: '', verse: '', words: '', originals: '', versions: '', references: '' };

/** The page of a verse, as its shell has places for the parts. */
export function wordsSlots(page: VersePage, map: VerseMap): WordsSlots {
  const reference = formatPlace(page.id, 'kjv', map);
  return {
    ...emptyWordsSlots,
    title: escapeHtml(reference),
    turn: turn(page),
    verse: verseBlock(page, reference),
    words: taggedSection(page, reference),
    originals: page.originals.map((each) => originalSection(each, reference)).join(''),
    versions: page.others.length > 0 ? `<h2>In other versions</h2><ul class="verses">${page.others.map(versionItem).join('')}</ul>` : '',
    references: page.references.length > 0 ? `<h2>Cross-references</h2>${crossReferenceList(page.references)}` : '',
  };
}

function turn({ neighbours: { previous, next } }: VersePage): string {
  const before = previous === undefined ? '<span></span>' : `<a rel="prev" href="${wordsPath(previous)}">← ${formatVerse(previous)}</a>`;
  const after = next === undefined ? '<span></span>' : `<a rel="next" href="${wordsPath(next)}">${formatVerse(next)} →</a>`;
  return before + after;
}

function verseBlock({ id, shown: { version, verses } }: VersePage, reference: string): string {
  const own = verses[0]?.id ?? id;
  const link = verseLink(version.version, own);
  const chapter = formatRange(chapterRange(versePlace(own).book, versePlace(own).chapter));
  const compare = escapeHtml(parallelPath(formatVerse(id), []));
  return `<div data-verse data-reference="${escapeHtml(reference)}" data-link="${link}"><p class="scripture" data-text${scriptAttributes(version)}>${htmlOf(verses)}</p><p class="small">${escapeHtml(version.label)}</p><p class="acts"><button class="button js" data-act="copy">Copy</button> <button class="button js" data-act="share">Share</button> <a class="button" href="${link}">Read ${chapter}</a> <a class="button" href="${compare}">Compare versions</a></p></div>`;
}

function taggedSection({ tagged }: VersePage, reference: string): string {
  const heading = '<h2>English word by word</h2>';
  if (!tagged) return `${heading}<p class="note">The King James Version with Strong’s numbers is not loaded on this site. <a href="/about/texts">About the texts</a></p>`;
  if (tagged.verses.length === 0) return `${heading}<p class="note">${notInTranslation}.</p>`;
  if (tagged.words.length === 0) return `${heading}<p class="note">No word of this verse carries a Strong’s number.</p>`;
  return heading + wordTable(tagged.words, { ...tagged.version, caption: `Words of ${reference} in the King James Version` });
}

function originalSection({ version, verses, words }: VersePage['originals'][number], reference: string): string {
  const name = version.direction === 'rtl' ? 'Hebrew' : 'Greek';
  const text = `<p class="scripture"${scriptAttributes(version)}>${htmlOf(verses)}</p><p class="small">${escapeHtml(version.label)}${halfNote(verses)}</p>`;
  return `<h2>${name} word by word</h2>${text}${wordTable(words, { ...version, caption: `Words of ${reference} in the ${name} text` })}`;
}

function versionItem({ version, verses }: VerseInVersion): string {
  const label = escapeHtml(version.label);
  const [first] = verses;
  const name = version.restored ? `<a href="${aboutNames}">${label}</a>` : first ? `<a href="${verseLink(version.version, first.id)}">${label}</a>` : label;
  const text = first ? `<div><p${scriptAttributes(version)}>${htmlOf(verses)}</p>${halfNote(verses) && `<p class="small">${halfNote(verses).replace(/^ · /, '')}</p>`}</div>` : `<p class="none">${notInVersion}</p>`;
  return `<li><b>${name}</b>${text}</li>`;
}

function htmlOf(verses: readonly PlacedVerse[]): string {
  return verses.map(({ text, marks }) => verseText(text, marks)).join(' ');
}

/** Where numberings cut a verse in two, more stands here than was asked for. */
function halfNote(verses: readonly PlacedVerse[]): string {
  const halves = new Set(verses.flatMap(({ half }) => half ?? []));
  return halves.size === 1 ? ` · the verse is the ${[...halves][0]} half of this one` : '';
}

/** Ways on from a place that does not exist. */
export function wayOn(version: string, book: number, chapter: number, last: number | undefined): string {
  const verse = last === undefined ? '' : `<a class="button" href="${wordsPath(last)}">${formatVerse(last)}</a>`;
  return `<a class="button" href="${chapterPath(version, book, chapter)}">${formatRange(chapterRange(book, chapter))}</a> ${verse}`;
}
