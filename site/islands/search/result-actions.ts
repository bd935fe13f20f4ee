import type { SearchAnswer } from './search-source.ts';
import { versionChoice } from '../version-choice.ts';

type Row = SearchAnswer['results'][number];

/**
 * What a click in a result does beside copying: its numbers shown or hidden, and the dialogs, which are fetched on
 * first use. `load` gives the answer of the page. Answers whether the click was one of these.
 */
export function actOnResult(event: MouseEvent, load: () => Promise<SearchAnswer>, fail: (error: unknown) => void): boolean {
  const target = event.target as Element;
  const item = target.closest<HTMLElement>('.hit');
  if (!item) return false;
  const button = target.closest<HTMLButtonElement>('button[data-act]');
  const act = button && actions[button.dataset.act ?? ''];
  if (!button || !act) return false;
  load().then((answer) => {
    const row = answer.results.find(({ id }) => id === item.dataset.id);
    return row && act(row, button, item);
  }).catch(fail);
  return true;
}

const actions: Readonly<Record<string, (row: Row, button: HTMLButtonElement, item: Element) => unknown>> = {
  numbers: toggleNumbers,
  strongs: async ({ kjv, reference, tagged, version }, button) => {
    const { openWordDialog } = await import('../dialogs/word-dialog.ts');
    const { language, direction } = versionChoice(version);
    await openWordDialog({ id: kjv, reference, tagged, version, language, direction }, button);
  },
  parallel: async ({ kjv, reference }, button) => {
    const { openParallelDialog } = await import('../dialogs/parallel-dialog.ts');
    openParallelDialog({ id: kjv, reference }, button);
  },
};

function toggleNumbers({ html, numberedHtml }: Row, button: HTMLButtonElement, item: Element): void {
  const text = item.querySelector('[data-text]');
  if (!text) return;
  const show = button.ariaPressed !== 'true';
  text.innerHTML = show ? numberedHtml : html;
  button.ariaPressed = String(show);
}
