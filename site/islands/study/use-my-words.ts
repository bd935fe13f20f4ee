import { useState } from 'react';
import type { CollectedWordRow, MyWordsProps } from '../../views/study/MyWords.tsx';
import { cardIdOf } from './collected-cards.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { collect, readCollected } from './collected-storage.ts';
import { syncSoon } from './use-collected.ts';
import type { Study } from './use-study.ts';

/** The collected words with their cards, and functions that remove one or put it back. */
export function useMyWords({ state, say, reload }: Pick<Study, 'state' | 'say' | 'reload'>): MyWordsProps {
  const [takenOut, setTakenOut] = useState<CollectedWordRow>();
  const cards = state.open?.deck.name === 'mine' ? state.open.deck.cards : [];
  const change = (word: CollectedWordRow, isIn: boolean): void => {
    const problem = collect(word.number, isIn);
    say(problem);
    if (problem) return;
    setTakenOut(isIn ? undefined : word);
    syncSoon();
    reload();
  };
  return {
    words: collectedNumbers(readCollected()).map((number) => ({
      number,
      card: cards.find(({ id }) => id === cardIdOf(number)),
    })),
    takenOut,
    onTakeOut: (word) => change(word, false),
    onPutBack: () => takenOut && change(takenOut, true),
  };
}
