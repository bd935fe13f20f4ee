import { deckNames } from '#data/model/study.ts';
import { readProgress, writeProgress } from './kept-progress.ts';
import { countAnswered, mergeProgress } from './progress.ts';
import { formatProgressFile, largestFile, parseProgressFile, type DecksProgress } from './progress-file.ts';
import type { OpenDeck } from './study-state.ts';

interface Surroundings {
  say: (text: string | undefined) => void;
  /** Reads the open deck's progress anew. */
  reload: () => void;
  /** The open deck, which is only in memory where storage is refused. */
  unsaved: () => OpenDeck | undefined;
}

/** Progress out to a file and in from one. */
export function takeOverTransfer(page: HTMLElement, { say, reload, unsaved }: Surroundings): void {
  const offer = page.querySelector<HTMLElement>('[data-slot=import]');
  const offerText = page.querySelector<HTMLElement>('[data-slot=import-text]');
  let offered: DecksProgress | undefined;

  const show = (decks: DecksProgress | undefined): void => {
    offered = decks;
    if (offer) offer.hidden = !decks;
    if (offerText && decks) offerText.textContent = describe(decks);
  };
  const take = (decks: DecksProgress, how: 'merge' | 'replace'): void => {
    const troubles = deckNames.map((name) => {
      const progress = decks[name];
      if (!progress) return undefined;
      return writeProgress(name, how === 'replace' ? progress : mergeProgress(readProgress(name).progress, progress));
    });
    show(undefined);
    say(troubles.find(Boolean) ?? (how === 'merge' ? 'The file was merged with what this device had.' : 'What this device had of these decks was replaced by the file.'));
    reload();
  };

  page.querySelector<HTMLInputElement>('input[name=import]')?.addEventListener('change', async ({ target }) => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    say(undefined);
    show(undefined);
    try {
      show(parseProgressFile(file.size > largestFile ? ' '.repeat(largestFile + 1) : await file.text()));
      offer?.querySelector('button')?.focus();
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)} Nothing was changed.`);
    }
    // The same file can be chosen again.
    input.value = '';
  });
  page.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
    if (action === 'export') download(`study-progress-${new Date().toISOString().slice(0, 10)}.json`, formatProgressFile(allProgress(unsaved()), Date.now()));
    else if (action === 'cancel-import') show(undefined);
    else if ((action === 'merge' || action === 'replace') && offered) take(offered, action);
  });
}

function describe(decks: DecksProgress): string {
  const parts = deckNames.flatMap((name) => (decks[name] ? [`${name} ${countAnswered(decks[name])}`] : []));
  return parts.length > 0
    ? `Cards answered in the file: ${parts.join(', ')}. Merge keeps the later answer of each card; Replace forgets what this device has of these decks.`
    : 'The file has no deck in it.';
}

function allProgress(open: OpenDeck | undefined): DecksProgress {
  const decks: DecksProgress = Object.fromEntries(deckNames.map((name) => [name, readProgress(name).progress]));
  if (open) decks[open.deck.name] = mergeProgress(open.progress, decks[open.deck.name] ?? open.progress);
  return decks;
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
