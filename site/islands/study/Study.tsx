import { wordTiles } from '#data/hebrew/language/word-tiles.ts';
import { seededRandom } from '#data/study/seeded-random.ts';
import { deckNames, directions, type DeckName, type StudySettings } from '#data/study/decks.ts';
import { CardRun, type AnswerWay, type GradeChoice } from '../../views/study/CardRun.tsx';
import { Habit, type HabitProps } from '../../views/study/Habit.tsx';
import { ProgressTransfer } from '../../views/study/ProgressTransfer.tsx';
import { SetupForm, type DeckChoice } from '../../views/study/SetupForm.tsx';
import { StudyDone } from '../../views/study/StudyDone.tsx';
import { MyWords } from '../../views/study/MyWords.tsx';
import type { StudyStatsProps } from '../../views/study/StudyStats.tsx';
import { StudyPage, type StudyPageProps } from '../../views/study/StudyPage.tsx';
import { formatCredit } from '../hebrew/recordings.ts';
import { useHebrewVoice } from '../hebrew/use-hebrew-voice.ts';
import { useRecordings } from '../hebrew/use-recordings.ts';
import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import { useSingleKeys } from '../../client/use-single-keys.ts';
import { cardIdOf } from './collected-cards.ts';
import { playCard, recordingOfCard } from './play-card.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { readCollected } from './collected-storage.ts';
import { useMyWords } from './use-my-words.ts';
import { choicesFor } from './choices.ts';
import { forecast, hardCards } from './forecast.ts';
import { readDays } from './days-storage.ts';
import { peekProgress } from './progress-storage.ts';
import { cardProgressOf, pickCards } from './study-progress.ts';
import { countDue, makeQueue, countStudy } from './queue.ts';
import {
  answeredMessage,
  formatInterval,
  gradeNames,
  newCardsLeftMessage,
  nextCardMessage,
  nothingDue,
  today,
} from './messages.ts';
import { answerCard, grades } from './scheduler.ts';
import { countsByDay, streak, sumOfDays } from './edit-study-days.ts';
import { suggestedGrade, type OpenDeck, type StudyState } from './study-state.ts';
import { useStudy, type Study as StudyNow } from './use-study.ts';
import { useTransfer } from './use-transfer.ts';

export interface StudyProps {
  decks: readonly DeckChoice[];
  tables: StudyPageProps['tables'];
}

/** Study Mode. Its state depends only on data stored on the device, so the first render has no settings. */
export function Study({ decks, tables }: StudyProps) {
  const study = useStudy();
  return (
    <StudyPage tables={tables} notice={study.notice}>
      <Screen study={study} decks={decks} />
    </StudyPage>
  );
}

function Screen({ study, decks }: { study: StudyNow; decks: readonly DeckChoice[] }) {
  const { state } = study;
  switch (state.screen) {
    case 'setup':
      return <Setup study={study} decks={decks} />;
    case 'done':
      return (
        <StudyDone
          summary={summaryOf(state, study.now)}
          hasMore={hasMore(state)}
          onMore={() => study.act({ kind: 'more', cards: 5, now: Date.now() })}
          onLeave={study.leave}
        />
      );
    default:
      return <Run study={study} state={state} />;
  }
}

function Setup({ study, decks }: { study: StudyNow; decks: readonly DeckChoice[] }) {
  const { state, isKnown, now } = study;
  const canSpeak = useHebrewVoice();
  const recordings = useRecordings();
  const { settings, open } = state;
  return (
    <>
      <SetupForm
        decks={isKnown ? decks.map((deck) => choiceOf(deck, state, now)) : decks}
        settings={isKnown ? settings : undefined}
        standing={open && standingOf(open, state, now)}
        isSavedOffline={study.isKept}
        isReturn={study.isReturn}
        canSpeak={canSpeak}
        hasRecordings={recordings !== undefined}
        onChange={study.choose}
        onBegin={study.begin}
      />
      {isKnown && settings.deck === 'mine' && <OwnWords study={study} />}
      {isKnown && <Habit {...habitOf(state, now)} onGoal={(goal) => study.choose({ goal })} />}
      <ProgressTransfer {...useTransfer(study)} />
    </>
  );
}

function OwnWords({ study }: { study: StudyNow }) {
  return <MyWords {...useMyWords(study)} />;
}

const forecastDays = 7;

function habitOf({ settings, open }: StudyState, now: number): Omit<HabitProps, 'onGoal'> {
  const counts = countsByDay(readDays());
  const progress = deckNames.flatMap((name) => {
    const deckProgress = progressOf(name, open);
    return deckProgress ? directions.map((direction) => deckProgress[direction]) : [];
  });
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
  return {
    goal: settings.goal,
    today: sumOfDays(counts, 1, now).answered,
    streak: streak(counts, now),
    ...sumOfDays(counts, 30, now),
    forecast: forecast(progress, forecastDays, now).map(({ day, due }, at) => ({
      name: at === 0 ? today : weekday.format(day),
      due,
    })),
    hard: open ? hardCards(open.deck.cards, open.progress[settings.direction], 20) : [],
  };
}

type RunState = Extract<StudyState, { screen: 'asking' | 'answered' }>;

function Run({ study, state }: { study: StudyNow; state: RunState }) {
  const { card, settings, queue, run } = state;
  const hasVoice = useHebrewVoice() && card.lang !== 'grc';
  const recording = recordingOfCard(card, useRecordings());
  const hasKeys = useSingleKeys();
  const canSpeak = hasVoice || recording !== undefined;
  return (
    <CardRun
      counts={{ due: queue.due.length, fresh: queue.fresh.length, answered: run.answered }}
      card={card}
      direction={settings.direction}
      way={wayOf(state)}
      isHeard={isHeard(settings) && canSpeak}
      answer={
        state.screen === 'answered'
          ? { verdict: state.verdict, typed: state.typed, grades: gradeChoices(state, study.now) }
          : undefined
      }
      hasKeys={hasKeys}
      canSpeak={canSpeak}
      speaker={recording && formatCredit(recording.credit)}
      onAnswer={(typed) => study.act({ kind: 'answer', typed })}
      onGrade={(grade) => study.act({ kind: 'grade', grade, now: Date.now() })}
      onInsist={() => study.act({ kind: 'insist' })}
      onUndo={state.last && study.undo}
      onSpeak={() => playCard(card, recording)}
      onLeave={study.leave}
    />
  );
}

function isHeard({ exercise, direction }: StudySettings): boolean {
  return exercise === 'listen' && direction === 'he-en';
}

/** If a card does not suit the exercise, it is asked as a plain card. */
function wayOf({ card, settings, open, run }: RunState): AnswerWay {
  const { exercise, direction, typing, deck } = settings;
  const random = seededRandom(`${card.id} ${run.answered} ${open?.progress[direction].cards[card.id]?.reps ?? 0}`);
  if (exercise === 'choose' && open) {
    const choices = choicesFor(card, open.deck.cards, direction, random);
    // With only a few collected words, there may be no wrong answers to choose from.
    if (choices.length > 1) return { kind: 'chosen', choices };
  }
  // Vowel marks and single letters cannot be built from tiles, and tiles exist only for Hebrew. Vowel marks cannot be
  // typed either.
  const isBuilt = deck !== 'vowels' && deck !== 'letters' && card.lang !== 'grc';
  if (exercise === 'build' && direction === 'en-he' && isBuilt)
    return { kind: 'built', tiles: wordTiles(card.hebrew, random) };
  return { kind: typing && !(deck === 'vowels' && direction === 'en-he') ? 'typed' : 'shown' };
}

function gradeChoices(
  { card, settings, open, verdict }: StudyState & { screen: 'answered' },
  now: number,
): GradeChoice[] {
  const memory = open && cardProgressOf(open.progress[settings.direction], card.id);
  const suggested = suggestedGrade(verdict);
  return grades.map((grade) => ({
    grade,
    name: gradeNames[grade],
    wait: formatInterval(answerCard(memory, grade, now).due - now),
    isSuggested: grade === suggested,
  }));
}

function choiceOf(deck: DeckChoice, { settings, open }: StudyState, now: number): DeckChoice {
  const progress = progressOf(deck.name, open);
  const due = progress ? countDue(progress[settings.direction], now) : 0;
  return deck.name === 'mine' ? { ...deck, due, total: collectedNumbers(readCollected()).length } : { ...deck, due };
}

/** The progress of a deck. For collected words, without those that were removed. */
function progressOf(deck: DeckName, open: OpenDeck | undefined): DeckProgress | undefined {
  const progress = open?.deck.name === deck ? open.progress : peekProgress(deck);
  return progress && deck === 'mine' ? pickCards(progress, collectedNumbers(readCollected()).map(cardIdOf)) : progress;
}

function standingOf({ deck, progress }: OpenDeck, { settings }: StudyState, now: number): StudyStatsProps {
  const { direction, order, newPerDay } = settings;
  const queue = makeQueue(deck.cards, progress[direction], { order, newPerDay, extra: 0 }, now);
  return {
    due: queue.due.length + queue.soon.length,
    fresh: queue.fresh.length,
    ...countStudy(deck.cards, progress[direction]),
  };
}

function summaryOf({ queue, run }: StudyState & { screen: 'done' }, now: number): string {
  const parts = [run.answered === 0 ? nothingDue : answeredMessage(run.answered, run.answered - run.again)];
  if (queue.nextDue !== undefined) parts.push(nextCardMessage(queue.nextDue - now));
  if (queue.left > 0) parts.push(newCardsLeftMessage(queue.left));
  return parts.join(' ');
}

/** Whether there are cards that were never asked. */
function hasMore({ open, settings: { direction } }: StudyState): boolean {
  return open !== undefined && countStudy(open.deck.cards, open.progress[direction]).unseen > 0;
}
