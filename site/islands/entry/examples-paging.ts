import type { ExamplesAnswer } from '#data/contract/examples.ts';
import { pager } from '#data/markup/pager.ts';
import { verseRow } from '#data/markup/verse-row.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { loadExamples, sampleExampleRows } from './examples-source.ts';

/** Puts another page of verses in place of the one shown, and the focus on the heading above it. */
export async function openExamples(number: string, page: number): Promise<void> {
  const section = document.querySelector('#examples');
  const list = section?.querySelector<HTMLOListElement>('ol');
  if (!section || !list) return;
  const say = statusOf(section, list);
  list.ariaBusy = 'true';
  say('Loading verses…');
  try {
    const answer = await loadExamples(number, page);
    showExamples(section, list, number as EntryNumber, answer);
    if (answer.verses.length > 0) say(`Page ${answer.page} of ${answer.totalPages}, ${answer.totalVerses} verses`);
    else say(`No verse examples found for Strong's ${number} in the current database. This may be due to indexing.`, true);
    section.querySelector<HTMLElement>('h2')?.focus();
  } catch {
    say('Error loading verse examples. Please try again later.', true);
    // Another page stood here; of the first, samples are built in.
    if (page === 1 && (await showSamples(list, number as EntryNumber))) {
      say('Error loading verse examples. Please try again later. These are built-in samples.', true);
    }
  } finally {
    list.ariaBusy = null;
  }
}

function showExamples(section: Element, list: Element, number: EntryNumber, answer: ExamplesAnswer): void {
  const script = list.querySelector<HTMLElement>('p[lang]');
  const language = script ? { language: script.lang, direction: script.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const) } : {};
  list.innerHTML = answer.verses.map((verse) => verseRow({ ...verse, ...language })).join('');
  const pages = pager({
    page: answer.page,
    pages: answer.totalPages,
    href: (each) => `/${productSlug}/${number}/verses?page=${each}`,
    label: 'Pages of examples',
  });
  section.querySelector('.pager')?.replaceWith(document.createRange().createContextualFragment(pages));
}

/** Whether there are samples of the number, which then stand in the list. */
async function showSamples(list: HTMLOListElement, number: EntryNumber): Promise<boolean> {
  const samples = await sampleExampleRows(number);
  if (samples.length === 0) return false;
  list.innerHTML = samples.map(verseRow).join('');
  return true;
}

/** A line above the list: progress is only spoken, an error is seen as well. */
function statusOf(section: Element, list: Element): (text: string, isError?: boolean) => void {
  const line = section.querySelector<HTMLElement>('p[role]') ?? document.createElement('p');
  line.setAttribute('role', 'status');
  if (!line.isConnected) list.before(line);
  return (text, isError = false) => {
    line.className = isError ? '' : 'sr';
    line.setAttribute('role', isError ? 'alert' : 'status');
    line.textContent = text;
  };
}
