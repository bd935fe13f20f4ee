import type { ResultsPageProps } from '../../views/search/ResultsPage.tsx';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { mount, propsOf } from '../../client/mount.ts';
import { reportSearch } from './analytics.ts';

mount({ name: 'results', when: 'idle', load: async () => (await import('./Results.tsx')).Results });

const main = document.querySelector<HTMLElement>('main');
// A number in a verse opens its entry, also before the island lives.
main?.addEventListener('click', (event) => openEntryOver(event, '.hit sup a'));
// A search that the worker answered counts, whether or not the reader stays until the island lives.
if (main?.hasChildNodes()) {
  const { address, outcome } = propsOf<ResultsPageProps>(main);
  if (outcome.kind === 'answer') void reportSearch(address, outcome.answer.pagination.totalResults);
}
