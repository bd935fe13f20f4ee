import type { EntryAnswer } from '#data/contract/entry.ts';
import { lemmaMark } from '#data/markup/entry-card.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { productSlug } from '#data/model/product.ts';
import { findEntry } from '../entry/find-entry.ts';

/** Before a number is chosen. */
export const definitionPane = '<section class="definition" data-part="definition" aria-live="polite" aria-label="Definition"><p class="small">Choose a number to see its definition.</p></section>';

/** Loads the definition of a number into the pane; `missing` is said where there is none. A later choice wins. */
export async function showDefinition(pane: HTMLElement, number: string, missing: string, parsing = ''): Promise<void> {
  pane.dataset.number = number;
  pane.innerHTML = `<p class="small">Loading ${escapeHtml(number)}…</p>`;
  const found = await findEntry(number);
  if (pane.dataset.number !== number) return;
  pane.innerHTML = found.kind === 'entry' ? definitionOf(found.entry, found.isSample, parsing) : `<p>${escapeHtml(missing)}</p>`;
  pane.scrollTop = 0;
}

function definitionOf(entry: EntryAnswer, isSample: boolean, parsing: string): string {
  const { strongsNumber, word, transliteration, pronunciation, definition, language } = entry;
  const said = [transliteration, pronunciation].filter(Boolean).map(escapeHtml).join(' · ');
  return [
    `<p class="${language}"><a href="/${productSlug}/${strongsNumber}">${strongsNumber}</a> ${lemmaMark({ ...entry, lemma: word })} ${said}</p>`,
    `<p>${escapeHtml(definition) || 'N/A'}</p>`,
    parsing && `<p class="small">${escapeHtml(parsing)}</p>`,
    isSample && `<p class="small">${sampleNote}</p>`,
  ].filter(Boolean).join('');
}

/** Said wherever a built-in sample stands in. */
export const sampleNote = 'The dictionary could not be reached: this is a built-in sample.';
