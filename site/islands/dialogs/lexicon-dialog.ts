import type { EntryAnswer } from '#data/contract/entry.ts';
import { lemmaLanguage } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/model/entry-number.ts';
import { productName, productSlug } from '#data/model/product.ts';
import { entryContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { sampleNote } from './definition-pane.ts';
import { openDialog, type OpenedDialog } from './dialog.ts';
import { showExamples } from './dialog-examples.ts';
import { findEntry } from '../entry/find-entry.ts';

/** Shown where no number is given. */
const sampleNumber = 'H430';

/** The entry of a number over the page, with its examples. */
export async function openLexiconDialog(asked: string, opener: Element | null): Promise<void> {
  const text = asked.trim() || sampleNumber;
  const number = tryParseEntryNumber(text);
  const dialog = openDialog({
    kind: 'lexicon',
    title: `Strong's ${number ?? text}`,
    opener,
    html: `<div class="body"><div data-part="entry" aria-live="polite"><p class="small">Loading ${escapeHtml(productName)} data...</p></div><section data-part="examples" hidden><h3 tabindex="-1">Examples in Scripture</h3><p data-part="examples-status" role="status" class="small"></p><ol class="verses" data-part="examples-list"></ol><div data-part="examples-pager"></div></section></div><footer data-part="acts"></footer>`,
  });
  const found = await findEntry(text);
  if (!dialog.isOpen()) return;
  switch (found.kind) {
    case 'none':
      dialog.part('entry').innerHTML = notFound(text);
      return;
    case 'word':
      dialog.part('entry').innerHTML = `${head(found)}<p>${sampleWordNote}</p>`;
      dialog.part('acts').innerHTML = entryLink(found.number);
      return;
    case 'entry':
      showEntry(dialog, found.entry, found.isSample);
      await showExamples(dialog, found.entry.strongsNumber);
  }
}

const sampleWordNote = 'The dictionary could not be reached, and no sample of this entry is built in. Please try again later.';

function showEntry({ part }: OpenedDialog, entry: EntryAnswer, isSample: boolean): void {
  const { strongsNumber, pronunciation, definition, origin, usage, word, transliteration } = entry;
  part('entry').innerHTML = [
    isSample && `<p class="small">${sampleNote}</p>`,
    head({ ...entry, number: strongsNumber }),
    `<h3>Definition</h3><p>${escapeHtml(definition) || 'N/A'}</p>`,
    `<h3>Usage</h3><p>${escapeHtml(usage) || 'N/A'}</p>`,
  ].filter(Boolean).join('');
  part('acts').innerHTML = `<button type="button" class="button" data-part="copy">Copy</button><button type="button" class="button" data-part="share">Share</button>${entryLink(strongsNumber)}`;
  const content = entryContent({ number: strongsNumber, word, transliteration, pronunciation, etymology: origin, definition, usage });
  part('copy').addEventListener('click', () => void copy(content, part('copy')));
  part('share').addEventListener('click', () => void share(content, part('share')));
}

interface Head {
  number: EntryNumber;
  word: string;
  transliteration: string;
  pronunciation?: string;
  aramaic?: boolean;
}

function head({ number, word, transliteration, pronunciation = '', aramaic = false }: Head): string {
  const language = number.startsWith('G') ? 'greek' : 'hebrew';
  const name = aramaic ? 'Aramaic' : language === 'greek' ? 'Greek' : 'Hebrew';
  const isName = word === name;
  const script = isName ? '' : ` lang="${lemmaLanguage({ language, aramaic })}"${language === 'hebrew' ? ' dir="rtl"' : ''}`;
  const said = [transliteration || 'Transliteration N/A', pronunciation].filter(Boolean).map(escapeHtml).join(' · ');
  return `<div class="entry-head ${language}"><p class="badges"><span>${name}</span><b>${number}</b></p><p class="lemma"${script}>${escapeHtml(word)}</p><p>${said}</p></div>`;
}

function entryLink(number: EntryNumber): string {
  return `<a href="/${productSlug}/${number}">Full entry ${number}</a>`;
}

function notFound(text: string): string {
  const common: [name: string, number: EntryNumber][] = [['God', 'H430'], ['LORD', 'H3068'], ['earth', 'H776'], ['man', 'H120']];
  const links = common.map(([name, number]) => `${name} (<a href="/${productSlug}/${number}">${number}</a>)`);
  return `<p class="fail">Strong's number ${escapeHtml(text)} not found in dictionary</p><p>The database holds a limited set. Common words such as ${links.slice(0, -1).join(', ')} and ${links.at(-1)} are included.</p>`;
}
