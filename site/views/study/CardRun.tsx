import { useEffect, useEffectEvent, useState } from 'react';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { Direction, Grade, Verdict } from '#data/study/decks.ts';
import type { WordTiles } from '#data/hebrew/language/word-tiles.ts';
import { Answer, CardWord, Note } from './Answer.tsx';
import { WordBuilder } from './WordBuilder.tsx';
import { Choosing } from './Choosing.tsx';
import { HebrewKeyboard } from './HebrewKeyboard.tsx';
import {
  answerLabel,
  answerLabels,
  answeredLabel,
  cardsLabel,
  check,
  doNotKnow,
  dueLabel,
  newLabel,
  gradesLabel,
  playAgain,
  leave,
  showAnswer,
  undo,
} from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface CardRunProps {
  counts: { due: number; fresh: number; answered: number };
  card: StudyCard;
  direction: Direction;
  /** How the reader answers. */
  way: AnswerWay;
  /** The word is spoken instead of shown. This needs a voice. */
  isHeard?: boolean | undefined;
  /** Absent until the card is answered. */
  answer?: { verdict: Verdict; typed: string; grades: readonly GradeChoice[] } | undefined;
  /** Single-character keys work as the shortcuts shown on the buttons. */
  hasKeys?: boolean | undefined;
  /** The card can be played: it has a recording, or the device has a Hebrew voice. */
  canSpeak: boolean;
  /** The speaker of the recording. */
  speaker?: string | undefined;
  onAnswer: (typed: string) => void;
  onGrade: (grade: Grade) => void;
  /** The reader says that the answer was right, despite the automatic check. */
  onInsist: () => void;
  /** Undoes the last grade. If absent, the button is disabled. */
  onUndo?: (() => void) | undefined;
  onSpeak: () => void;
  onLeave: () => void;
}

/** `shown`: the reader thinks of the answer and then reveals it. */
export type AnswerWay =
  | { kind: 'typed' }
  | { kind: 'shown' }
  | { kind: 'chosen'; choices: readonly string[] }
  | { kind: 'built'; tiles: WordTiles };

export interface GradeChoice {
  grade: Grade;
  name: string;
  /** Time until the card is shown again: "10 min". */
  wait: string;
  /** The grade that Enter selects. */
  isSuggested: boolean;
}

/** A card, first as a question, then with its answer. */
export function CardRun(props: CardRunProps) {
  const {
    counts,
    card,
    direction,
    way,
    isHeard = false,
    answer,
    hasKeys = true,
    canSpeak,
    speaker,
    onAnswer,
    onGrade,
    onInsist,
    onUndo,
    onSpeak,
    onLeave,
  } = props;
  /** Stays open from card to card. */
  const [hasKeyboard, setKeyboard] = useState(false);
  return (
    <section className="js run" aria-label={cardsLabel}>
      <div className="run-bar">
        <p>
          <span>
            <b>{counts.due}</b> {dueLabel}
          </span>{' '}
          <span>
            <b>{counts.fresh}</b> {newLabel}
          </span>{' '}
          <span>
            <b>{counts.answered}</b> {answeredLabel}
          </span>
        </p>
        <span className="row">
          {/* Reserves its space from the first card on, so that nothing shifts when there is a grade to undo. */}
          <button type="button" className="button" disabled={!onUndo} onClick={onUndo}>
            {undo} {hasKeys && <kbd>U</kbd>}
          </button>
          <button type="button" className="button" onClick={onLeave}>
            {leave} <kbd>Esc</kbd>
          </button>
        </span>
      </div>
      <div className="flashcard">
        {/* A new key per card: the question takes the focus, and the field starts empty. */}
        <Question
          key={`question ${counts.answered}`}
          card={card}
          direction={direction}
          takesFocus={way.kind === 'shown' || way.kind === 'built'}
          onHear={isHeard && !answer ? onSpeak : undefined}
        />
        {answer ? (
          <AnswerGroup key={`answer ${counts.answered}`}>
            <Answer
              card={card}
              direction={direction}
              {...answer}
              answeredBy={way.kind}
              canSpeak={canSpeak}
              speaker={speaker}
              onSpeak={onSpeak}
              onInsist={onInsist}
            />
          </AnswerGroup>
        ) : (
          <QuestionForm
            key={`asking ${counts.answered}`}
            direction={direction}
            isGreek={card.lang === 'grc'}
            way={way}
            hasKeys={hasKeys}
            hasKeyboard={hasKeyboard}
            onKeyboard={setKeyboard}
            onAnswer={onAnswer}
          />
        )}
      </div>
      {answer && (
        <div className="grades" role="group" aria-label={gradesLabel}>
          {answer.grades.map(({ grade, name, wait, isSuggested }) => (
            <button
              key={grade}
              type="button"
              className={isSuggested ? 'button primary' : 'button'}
              onClick={() => onGrade(grade)}
            >
              {hasKeys && <kbd>{grade}</kbd>} <b>{name}</b> <small>{wait}</small>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

interface QuestionProps {
  card: StudyCard;
  direction: Direction;
  takesFocus: boolean;
  /** Speaks the word, which is then not shown. */
  onHear: (() => void) | undefined;
}

function Question({ card, direction, takesFocus, onHear }: QuestionProps) {
  const element = useFocus<HTMLDivElement>(takesFocus);
  const speak = useEffectEvent(() => onHear?.());
  useEffect(() => speak(), []);
  return (
    <div className="question" id="question" tabIndex={-1} ref={element}>
      {onHear ? (
        <p className="ask">
          <button type="button" className="button" onClick={onHear}>
            {playAgain}
          </button>
        </p>
      ) : direction === 'he-en' ? (
        <p className="ask">
          <CardWord card={card} />
        </p>
      ) : (
        <>
          <p className="ask">{card.english}</p>
          <Note card={card} />
        </>
      )}
    </div>
  );
}

interface QuestionFormProps {
  direction: Direction;
  isGreek: boolean;
  way: AnswerWay;
  hasKeys: boolean;
  hasKeyboard: boolean;
  onKeyboard: (isOpen: boolean) => void;
  onAnswer: (typed: string) => void;
}

function QuestionForm({ direction, isGreek, way, hasKeys, hasKeyboard, onKeyboard, onAnswer }: QuestionFormProps) {
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
  /** If false, the reader only thinks of the answer. */
  typing: boolean;
}

function Typing({ into, typing, hasKeyboard, onKeyboard, onAnswer }: TypingProps) {
  const [typed, setTyped] = useState('');
  const isHebrew = into === 'he';
  const input = useFocus<HTMLInputElement>(typing);
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
          <span>{answerLabels[into]}</span>
          <input
            ref={input}
            type="text"
            aria-describedby="question"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            lang={into}
            // Latin letters run from left to right.
            dir={isHebrew && !/^\s*[a-z]/i.test(typed) ? 'rtl' : 'ltr'}
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

/** Takes the focus, so that a screen reader reads the answer. */
function AnswerGroup({ children }: { children: React.ReactNode }) {
  const element = useFocus<HTMLDivElement>(true);
  return (
    <div className="answered" role="group" aria-label={answerLabel} tabIndex={-1} ref={element}>
      {children}
    </div>
  );
}
