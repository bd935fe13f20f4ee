import { useEffect, useEffectEvent, useState } from 'react';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { DeckName, Direction, Grade, Verdict } from '#data/study/decks.ts';
import { Answer, CardWord, Note } from './Answer.tsx';
import { QuestionForm, type AnswerWay } from './QuestionForm.tsx';
import {
  answerLabel,
  answeredLabel,
  askMe,
  cardsLabel,
  dueLabel,
  newCard,
  newCardHints,
  newLabel,
  gradesLabel,
  playAgain,
  leave,
  undo,
} from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface CardRunProps {
  counts: { due: number; fresh: number; answered: number };
  card: StudyCard;
  deck?: DeckName | undefined;
  direction: Direction;
  /** How the reader answers. */
  way: AnswerWay;
  /** The word is spoken instead of shown. This needs a voice. */
  isHeard?: boolean | undefined;
  /** Absent until the card is answered. */
  answer?: { verdict: Verdict; why?: string | undefined; typed: string; grades: readonly GradeChoice[] } | undefined;
  /** The card is new: it is shown with its answer before it is asked. */
  isShown?: boolean | undefined;
  /** The reader has looked at the new card. */
  onSeen?: (() => void) | undefined;
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
    deck,
    direction,
    way,
    isHeard = false,
    answer,
    isShown = false,
    onSeen,
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
        {isShown && (
          <p className="new-card">
            {newCard}
            {deck && newCardHints[deck] && <small>{newCardHints[deck]}</small>}
          </p>
        )}
        <Question
          key={`question ${counts.answered}`}
          card={card}
          direction={direction}
          takesFocus={way.kind === 'shown' || way.kind === 'built'}
          onHear={isHeard && !answer && !isShown ? onSpeak : undefined}
        />
        {isShown ? (
          <AnswerGroup key={`new ${counts.answered}`} shown=".flashcard">
            <Answer
              card={card}
              direction={direction}
              verdict="none"
              typed=""
              answeredBy={way.kind}
              canSpeak={canSpeak}
              speaker={speaker}
              onSpeak={onSpeak}
              onInsist={onInsist}
            />
          </AnswerGroup>
        ) : answer ? (
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
            deck={deck}
            isGreek={card.lang === 'grc'}
            way={way}
            hasKeys={hasKeys}
            hasKeyboard={hasKeyboard}
            onKeyboard={setKeyboard}
            onAnswer={onAnswer}
          />
        )}
      </div>
      {isShown && (
        <button type="button" className="button primary ask-me" onClick={onSeen}>
          {askMe} <kbd>Enter</kbd>
        </button>
      )}
      {answer && !isShown && (
        <div className="grades" role="group" aria-labelledby="grades">
          <p className="small" id="grades">
            {gradesLabel}
          </p>
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

/** Takes the focus, so that a screen reader reads the answer. */
function AnswerGroup({ shown, children }: { shown?: string; children: React.ReactNode }) {
  const element = useFocus<HTMLDivElement>(true, shown);
  return (
    <div className="answered" role="group" aria-label={answerLabel} tabIndex={-1} ref={element}>
      {children}
    </div>
  );
}
