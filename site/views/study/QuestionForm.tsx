import { useState } from 'react';
import type { WordTiles } from '#data/hebrew/language/word-tiles.ts';
import type { DeckName, Direction } from '#data/study/decks.ts';
import { Choosing } from './Choosing.tsx';
import { HebrewKeyboard } from './HebrewKeyboard.tsx';
import { WordBuilder } from './WordBuilder.tsx';
import { answerLabels, check, deckAnswerLabels, doNotKnow, showAnswer } from './messages.ts';
import { useFocus } from './use-focus.ts';

/** `shown`: the reader thinks of the answer and then reveals it. */
export type AnswerWay =
  | { kind: 'typed' }
  | { kind: 'shown' }
  | { kind: 'chosen'; choices: readonly string[] }
  | { kind: 'built'; tiles: WordTiles };

interface QuestionFormProps {
  direction: Direction;
  deck?: DeckName | undefined;
  isGreek: boolean;
  way: AnswerWay;
  hasKeys: boolean;
  hasKeyboard: boolean;
  onKeyboard: (isOpen: boolean) => void;
  onAnswer: (typed: string) => void;
}

/** The ways to answer a card. */
export function QuestionForm({
  direction,
  deck,
  isGreek,
  way,
  hasKeys,
  hasKeyboard,
  onKeyboard,
  onAnswer,
}: QuestionFormProps) {
  const into = direction === 'he-en' ? 'en' : isGreek ? 'grc' : 'he';
  switch (way.kind) {
    case 'chosen':
      return <Choosing choices={way.choices} into={into} hasKeys={hasKeys} onAnswer={onAnswer} />;
    case 'built':
      return <WordBuilder tiles={way.tiles} onAnswer={onAnswer} />;
    default:
      return (
        <Typing
          into={into}
          label={(deck && deckAnswerLabels[deck]?.[direction]) ?? answerLabels[into]}
          typing={way.kind === 'typed'}
          hasKeyboard={hasKeyboard}
          onKeyboard={onKeyboard}
          onAnswer={onAnswer}
        />
      );
  }
}

interface TypingProps extends Pick<QuestionFormProps, 'hasKeyboard' | 'onKeyboard' | 'onAnswer'> {
  /** The language of the answer. */
  into: 'en' | 'he' | 'grc';
  label: string;
  /** If false, the reader only thinks of the answer. */
  typing: boolean;
}

function Typing({ into, label, typing, hasKeyboard, onKeyboard, onAnswer }: TypingProps) {
  const [typed, setTyped] = useState('');
  const isHebrew = into === 'he';
  const isLatin = /^\s*[a-z]/i.test(typed);
  const input = useFocus<HTMLInputElement>(typing, '.flashcard');
  return (
    <form
      className="asking"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(typed);
      }}
    >
      {typing && (
        <label className="typed">
          <span>{label}</span>
          <input
            ref={input}
            type="text"
            aria-describedby="question"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            lang={into}
            className={isLatin ? 'latin' : undefined}
            // Latin letters run from left to right.
            dir={isHebrew && !isLatin ? 'rtl' : 'ltr'}
            // The on-screen keys replace the keyboard of the device.
            inputMode={isHebrew && hasKeyboard ? 'none' : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      <button className="button primary">
        {typing ? (typed.trim() ? check : doNotKnow) : showAnswer} <kbd>Enter</kbd>
      </button>
      {typing && isHebrew && (
        <HebrewKeyboard
          isOpen={hasKeyboard}
          onOpen={onKeyboard}
          onKey={(letter) => setTyped(typed + letter)}
          onBackspace={() => setTyped([...typed].slice(0, -1).join(''))}
        />
      )}
    </form>
  );
}
