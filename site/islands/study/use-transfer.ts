import { useState } from 'react';
import { mergeCollected, mergeProgress } from '#data/study/contract/merge-study.ts';
import { deckNames } from '#data/study/decks.ts';
import type { ProgressTransferProps } from '../../views/study/ProgressTransfer.tsx';
import { collectedNumbers } from './edit-collected-words.ts';
import { readCollected, writeCollected } from './collected-storage.ts';
import { readDays, mergeIntoDays } from './days-storage.ts';
import { merged, noDecksInFile, nothingChangedMessage, progressFileMessage, replacedMessage } from './messages.ts';
import { readProgress, writeProgress } from './progress-storage.ts';
import { countAnswered } from './study-progress.ts';
import {
  formatProgressFile,
  maxProgressFileBytes,
  parseProgressFile,
  type DecksProgress,
  type FileProgress,
} from './progress-file.ts';
import type { OpenDeck } from './study-state.ts';
import type { Study } from './use-study.ts';

/** Exports progress to a file and imports it from one. */
export function useTransfer({ state, say, reload }: Pick<Study, 'state' | 'say' | 'reload'>): ProgressTransferProps {
  const [offered, setOffered] = useState<FileProgress>();
  const read = async (file: File): Promise<void> => {
    say(undefined);
    setOffered(undefined);
    try {
      setOffered(
        parseProgressFile(file.size > maxProgressFileBytes ? ' '.repeat(maxProgressFileBytes + 1) : await file.text()),
      );
    } catch (error) {
      say(nothingChangedMessage(error instanceof Error ? error.message : String(error)));
    }
  };
  const take = (how: 'merge' | 'replace'): void => {
    if (!offered) return;
    const troubles = deckNames.map((name) => {
      const progress = offered.decks[name];
      if (!progress) return undefined;
      return writeProgress(name, how === 'replace' ? progress : mergeProgress(readProgress(name).progress, progress));
    });
    mergeIntoDays(offered.days);
    const { collected } = offered;
    if (collected)
      troubles.push(writeCollected(how === 'replace' ? collected : mergeCollected(readCollected(), collected)));
    setOffered(undefined);
    say(troubles.find(Boolean) ?? (how === 'merge' ? merged : replacedMessage(contentsOf(offered))));
    reload();
  };
  return {
    offer: offered && describe(offered),
    onExport: () =>
      download(
        `study-progress-${new Date().toISOString().slice(0, 10)}.json`,
        formatProgressFile(
          { decks: allProgress(state.open), days: readDays(), collected: readCollected() },
          Date.now(),
        ),
      ),
    onFile: (file) => void read(file),
    onTake: take,
    onCancel: () => setOffered(undefined),
  };
}

function describe(file: FileProgress): string {
  const { decks, collected } = file;
  const answered = deckNames.flatMap((name) => (decks[name] ? [[name, countAnswered(decks[name])] as const] : []));
  if (answered.length === 0 && !collected) return noDecksInFile;
  const words = collected ? collectedNumbers(collected).length : 0;
  return progressFileMessage({ ...contentsOf(file), words, decks: answered });
}

function contentsOf({ decks, collected }: FileProgress): { hasDecks: boolean; hasWords: boolean } {
  return { hasDecks: Object.keys(decks).length > 0, hasWords: collected !== undefined };
}

/** Includes the open deck from memory, because it is only there if storage is refused. */
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
