import type { Counterpart, VersesAnswer } from '#data/contract/reading.ts';
import { besideName, besideResults, besideWords } from '#data/markup/beside-results.ts';
import type { ParallelCell } from '#data/markup/parallel-rows.ts';
import { verseId } from '#data/model/verse-id.ts';
import { logFault } from '../log-fault.ts';
import { queryClient } from '../query-client.ts';
import type { SearchAnswer } from './search-source.ts';
import { fillSlot, findSlot } from '../slots.ts';
import { versionChoice } from '../version-choice.ts';

interface Beside {
  version: string;
  /** "Restored Names (from the KJV)". */
  label: string;
}

/** Each result beside its counterpart; `isCurrent` tells whether the answer is still what the page is asked for. */
export async function showBeside(page: HTMLElement, answer: SearchAnswer, isCurrent: () => boolean): Promise<void> {
  const beside = besideOf(page);
  const name = besideName(beside.version);
  const show = (cellOf: (result: SearchAnswer['results'][number]) => ParallelCell): void => {
    const left = answer.versions.map((code) => versionChoice(code).name).join(', ');
    const right = { label: beside.label, language: 'en', direction: 'ltr' } as const;
    const results = answer.results.map((result) => {
      const { language, direction } = versionChoice(result.version);
      return { ...result, language, direction };
    });
    const { head, rows } = besideResults({ left, right }, results, cellOf);
    fillSlot(page, 'beside-head', answer.results.length > 0 ? head : '');
    fillSlot(page, 'beside', rows);
  };
  fillSlot(page, 'results', '');
  show(() => ({ verses: [], instead: besideWords.loading(name) }));
  findSlot(page, 'beside').ariaBusy = 'true';
  try {
    const found = await loadCounterparts(answer, beside.version);
    if (!isCurrent()) return;
    show((result) => ({ verses: found.get(result.id)?.verses ?? [], instead: besideWords.missing(name) }));
  } catch (error) {
    if (!isCurrent()) return;
    logFault('counterparts', error);
    show((result) => ({ verses: [], instead: besideWords.failed(name, result.reference) }));
    const message = findSlot(page, 'message');
    message.className = 'alert';
    message.setAttribute('role', 'alert');
    fillSlot(page, 'message', `<p>${besideWords.noneLoaded(name)}</p>`);
  } finally {
    findSlot(page, 'beside').ariaBusy = null;
  }
}

/** Counterparts are the API's alone; without a network the results stand by themselves. */
export function sayNotBeside(page: HTMLElement): void {
  const message = findSlot(page, 'message');
  message.className = 'note';
  message.setAttribute('role', 'status');
  fillSlot(page, 'message', `<p>${besideWords.offline(besideName(besideOf(page).version))}</p>`);
}

function besideOf(page: HTMLElement): Beside {
  return { version: page.dataset.beside ?? '', label: page.dataset.besideLabel ?? '' };
}

/** By the id of the result. One call for each version that was searched, since each has its own numbers. */
async function loadCounterparts({ results }: SearchAnswer, version: string): Promise<Map<string, Counterpart>> {
  const groups = [...Map.groupBy(results, (result) => result.version)];
  const pairs = await Promise.all(
    groups.map(async ([of, group]) => {
      const ids = group.map(verseId);
      const call = `/api/bible/verses?${new URLSearchParams({ ids: ids.join(','), of, version })}`;
      const { places } = await queryClient.query({ queryKey: [call], queryFn: ({ signal }) => fetchVerses(call, signal) });
      return group.map((result, index): [string, Counterpart] => [result.id, places[index] ?? { id: 0, verses: [] }]);
    }),
  );
  return new Map(pairs.flat());
}

async function fetchVerses(call: string, signal: AbortSignal): Promise<VersesAnswer> {
  const response = await fetch(call, { credentials: 'include', signal });
  if (!response.ok) throw new Error(`Failed to fetch verses: ${response.statusText}`);
  return (await response.json()) as VersesAnswer;
}
