import type { ExamplesAnswer } from '#data/contract/examples.ts';
import { pager } from '#data/markup/pager.ts';
import { verseRow } from '#data/markup/verse-row.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { namedVersions } from '#data/model/named-versions.ts';
import type { OpenedDialog } from './dialog.ts';
import { loadExamples, sampleExampleRows } from '../entry/examples-source.ts';
import { isPlainClick } from '../plain-click.ts';
import { versionChoice } from '../version-choice.ts';

/** The verses of a number below its entry, page by page. */
export async function showExamples(dialog: OpenedDialog, number: EntryNumber): Promise<void> {
  dialog.part('examples').hidden = false;
  dialog.part('examples-pager').addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void showPage(dialog, number, Number(link.dataset.page)).then(() => dialog.part('examples').querySelector('h3')?.focus());
  });
  await showPage(dialog, number, 1);
}

async function showPage({ part, isOpen }: OpenedDialog, number: EntryNumber, page: number): Promise<void> {
  const list = part('examples-list');
  list.ariaBusy = 'true';
  say(part('examples-status'), 'Loading verse examples...');
  try {
    const answer = await loadExamples(number, page);
    if (!isOpen()) return;
    const { language, direction } = namedVersions[answer.version] ?? versionChoice(answer.version);
    const script = language && direction ? { language, direction } : {};
    list.innerHTML = answer.verses.map((verse) => verseRow({ ...verse, ...script })).join('');
    part('examples-pager').innerHTML = pager({
      page: answer.page,
      pages: answer.totalPages,
      href: (each) => `/${productSlug}/${number}/verses?page=${each}`,
      label: 'Pages of examples',
      compact: true,
    });
    say(part('examples-status'), answer.verses.length > 0 ? countOf(answer) : emptyNote(number));
  } catch {
    if (!isOpen()) return;
    // A page that cannot be had leaves the one before it; of the first, samples are built in.
    const samples = page === 1 ? await sampleExampleRows(number) : [];
    if (samples.length > 0) list.innerHTML = samples.map(verseRow).join('');
    say(part('examples-status'), `Error loading verse examples. Please try again later.${samples.length > 0 ? ' These are built-in samples.' : ''}`, true);
  } finally {
    list.ariaBusy = null;
  }
}

function countOf({ totalVerses, totalOccurrences, page, totalPages }: ExamplesAnswer): string {
  const verses = `${totalVerses.toLocaleString('en')} ${totalVerses === 1 ? 'verse' : 'verses'}`;
  const counted = totalOccurrences > totalVerses ? `${totalOccurrences.toLocaleString('en')} times in ${verses}` : verses;
  return totalPages > 1 ? `${counted}, page ${page} of ${totalPages}` : counted;
}

/** The words of the specification. */
function emptyNote(number: EntryNumber): string {
  return `No verse examples found for Strong's ${number} in the current database. This may be due to indexing.`;
}

function say(status: HTMLElement, text: string, isFailure = false): void {
  status.textContent = text;
  status.className = isFailure ? 'fail' : 'small';
}
