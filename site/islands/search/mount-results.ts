import type { ResultsPageProps } from '../../views/search/ResultsPage.tsx';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { mount, propsOf } from '../../client/mount.ts';
import { reportSearch } from './analytics.ts';

mount({ name: 'results', when: 'idle', load: async () => (await import('./Results.tsx')).Results });

const main = document.querySelector<HTMLElement>('main');
// A Strong's number in a verse opens its entry, even before hydration.
main?.addEventListener('click', (event) => openEntryOver(event, '.hit sup a'));
// Report a search that the worker rendered, even if the reader leaves before hydration.
if (main?.hasChildNodes()) {
  const { address, outcome } = propsOf<ResultsPageProps>(main);
  if (outcome.kind === 'answer') void reportSearch(address, outcome.answer.pagination.totalResults);
}
