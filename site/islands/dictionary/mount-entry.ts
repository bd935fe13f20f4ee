import { isPlainClick } from '../../client/plain-click.ts';
import '../offline/mount-save.ts';
import { rememberInHistory } from '../../client/study-history.ts';
import { mount } from '../../client/mount.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import { isCollected } from '../study/is-collected.ts';
import { numberOfUrl } from './entry-url.ts';
import { examplesPage, goToExamples } from './examples-url.ts';
import { enhanceSectionBar } from '../../chrome/section-bar.ts';
import { showBackToResults } from './back-to-results.ts';

mount({
  name: 'entry',
  when: 'interaction',
  // A collected word and a note show so without an interaction.
  isAwake: async () => hasStudyNotes() || isCollected(numberOfUrl()),
  load: async () => (await import('./EntryActionsIsland.tsx')).EntryActionsIsland,
});

rememberInHistory({ path: location.pathname, name: document.title.split(' — ')[0] ?? numberOfUrl() });

const article = document.querySelector<HTMLElement>('.entry');
if (article) showBackToResults(article);
const bar = document.querySelector<HTMLElement>('.parts');
if (bar) enhanceSectionBar(bar);

const examples = document.getElementById('examples');
if (examples) turnExamples(examples);

/** Loads pages of examples in place and writes the current page to the URL. */
function turnExamples(section: HTMLElement): void {
  let isAlive = false;
  const open = async (isRequested: boolean): Promise<void> => {
    const { renderExamplesPage: openExamples } = await import('./ExamplesIsland.tsx');
    isAlive = true;
    openExamples(section, numberOfUrl(), examplesPage(), isRequested);
  };
  section.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.pager a') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    goToExamples(Number(new URL(link.href).searchParams.get('page')));
    open(true).catch(() => location.assign(link.href));
  });
  const follow = (): void => {
    if (isAlive || examplesPage() > 1) void open(false).catch(() => undefined);
  };
  addEventListener('popstate', follow);
  follow();
}
