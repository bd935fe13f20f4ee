import { useState } from 'react';
import type { WordTiles } from '#data/hebrew/language/word-tiles.ts';
import { builtLabel, check, doNotKnow, lettersLabel, removeLast } from './messages.ts';

export interface BuildingProps {
  tiles: WordTiles;
  onAnswer: (built: string) => void;
}

/** Letters, or words of a phrase, to be pressed in order. */
export function WordBuilder({ tiles: { pieces, between }, onAnswer }: BuildingProps) {
  /** Indexes of the pressed pieces. */
  const [taken, setTaken] = useState<readonly number[]>([]);
  const built = taken.map((index) => pieces[index] ?? '').join(between);
  return (
    <form
      className="building"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(built);
      }}
    >
      <output className="built" lang="he" translate="no" dir="rtl" aria-label={builtLabel}>
        {built || '\u00A0'}
      </output>
      <div className="tiles" role="group" aria-label={lettersLabel} lang="he" translate="no" dir="rtl">
        {pieces.map((piece, index) => (
          <button
            key={index}
            type="button"
            disabled={taken.includes(index)}
            onClick={() => setTaken([...taken, index])}
          >
            {piece}
          </button>
        ))}
      </div>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={taken.length === 0}
          onClick={() => setTaken(taken.slice(0, -1))}
        >
          {removeLast}
        </button>
        <button className="button primary">
          {built ? check : doNotKnow} <kbd>Enter</kbd>
        </button>
      </div>
    </form>
  );
}
