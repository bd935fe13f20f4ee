import { deckNames, directions, type DeckName, type StudySettings } from '#data/study/decks.ts';
import { CardRun, type GradeChoice } from '../../views/study/CardRun.tsx';
import type { AnswerWay } from '../../views/study/QuestionForm.tsx';
import { Habit, type HabitProps } from '../../views/study/Habit.tsx';
import { ProgressTransfer } from '../../views/study/ProgressTransfer.tsx';
import { Today } from '../../views/study/Today.tsx';
import { SetupForm, type DeckChoice } from '../../views/study/SetupForm.tsx';
import { StudyDone, type StudyDoneProps } from '../../views/study/StudyDone.tsx';
import { MyWords } from '../../views/study/MyWords.tsx';
import type { StudyStatsProps } from '../../views/study/StudyStats.tsx';
import { StudyPage, type StudyPageProps } from '../../views/study/StudyPage.tsx';
import { formatCredit } from '../hebrew/recordings.ts';
import { useHebrewVoice } from '../hebrew/use-hebrew-voice.ts';
import { useRecordings } from '../hebrew/use-recordings.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { CardProgress, DeckProgress } from '#data/study/contract/study-progress.ts';
import { useSingleKeys } from '../../client/use-single-keys.ts';
import { cardIdOf } from './collected-cards.ts';
import { MemoryDeck } from './MemoryDeck.tsx';
import { playCard, recordingOfCard } from './play-card.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { readCollected } from './collected-storage.ts';
import { useMyWords } from './use-my-words.ts';
import { answerWay } from './answer-way.ts';
import { forecast, hardCards } from './forecast.ts';
import { readDays } from './days-storage.ts';
import { peekProgress } from './progress-storage.ts';
import { cardProgressOf, countAnswered, emptyProgress, pickCards } from './study-progress.ts';
import { deckTitles } from '../../views/study/messages.ts';
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
import { answerCard, grades, isLearning } from './scheduler.ts';
import { todaySteps, type TodayStep } from './today-plan.ts';
import { localDaysUntil } from './local-calendar.ts';
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
    <StudyPage tables={tables} notice={study.notice} hasVerseLink={study.state.screen === 'setup'}>
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
          next={nextStep(study, decks)}
          hasVerse={hasWords(study)}
          onUndo={state.last && study.undo}
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
      <TodaySection study={study} decks={decks} />
      <SetupForm
        decks={isKnown ? decks.map((deck) => choiceOf(deck, study)) : decks}
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
      <MemoryDeck />
      {isKnown && (
        <Habit
          {...habitOf(study)}
          onGoal={(goal) => study.choose({ goal })}
          onPractice={() => study.practice(hardOf(state).map(({ id }) => id))}
        />
      )}
      <ProgressTransfer {...useTransfer(study)} />
    </>
  );
}

function TodaySection({ study, decks }: { study: StudyNow; decks: readonly DeckChoice[] }) {
  const { isKnown } = study;
  const steps = isKnown ? stepsOf(study, decks) : undefined;
  const first = steps?.[0];
  return (
    <Today
      steps={steps}
      isBeginner={
        !isKnown || deckNames.every((name) => countAnswered(progressOf(name, study) ?? emptyProgress()) === 0)
      }
      hasWords={isKnown && hasWords(study)}
      onStart={() => first && study.start(first)}
    />
  );
}

/** The time is that of the last event. On the last screen of a run, this is the last grade. */
function stepsOf(study: StudyNow, decks: readonly DeckChoice[]): TodayStep[] {
  const { state, now } = study;
  return todaySteps({
    progressOf: (deck) => progressOf(deck, study),
    totalOf: (deck) => decks.find(({ name }) => name === deck)?.total ?? 0,
    newPerDay: state.settings.newPerDay,
    now,
  });
}

/** What is left of today after a run. Cards in the learning steps of the same deck can wait. */
function nextStep(study: StudyNow, decks: readonly DeckChoice[]): StudyDoneProps['next'] {
  const { deck, direction } = study.state.settings;
  const step = stepsOf(study, decks).find((each) => each.deck !== deck || each.direction !== direction);
  return step && { name: deckTitles[step.deck], onStart: () => study.start(step) };
}

function hasWords(study: StudyNow): boolean {
  return Object.keys(progressOf('words', study)?.['he-en'].cards ?? {}).length > 0;
}

function OwnWords({ study }: { study: StudyNow }) {
  return <MyWords {...useMyWords(study)} />;
}

const forecastDays = 7;

function habitOf(study: StudyNow): Omit<HabitProps, 'onGoal' | 'onPractice'> {
  const { state, now } = study;
  const { settings } = state;
  const counts = countsByDay(readDays());
  const progress = deckNames.flatMap((name) => {
    const deckProgress = progressOf(name, study);
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
    hard: hardOf(state),
  };
}

function hardOf({ settings, open }: StudyState): StudyCard[] {
  return open ? hardCards(open.deck.cards, open.progress[settings.direction], 20) : [];
}

type RunState = Extract<StudyState, { screen: 'showing' | 'asking' | 'answered' }>;

function Run({ study, state }: { study: StudyNow; state: RunState }) {
  const { card, settings, queue, run } = state;
  const hasVoice = useHebrewVoice() && card.lang !== 'grc';
  const recording = recordingOfCard(card, useRecordings());
  const hasKeys = useSingleKeys();
  const canSpeak = hasVoice || recording !== undefined;
  return (
    <CardRun
      counts={{ due: queue.due.length + queue.soon.length, fresh: queue.fresh.length, answered: run.answered }}
      card={card}
      deck={settings.deck}
      direction={settings.direction}
      way={wayOf(state)}
      isHeard={isHeard(settings) && canSpeak}
      answer={
        state.screen === 'answered'
          ? { verdict: state.verdict, why: state.why, typed: state.typed, grades: gradeChoices(state, study.now) }
          : undefined
      }
      isShown={state.screen === 'showing'}
      onSeen={() => study.act({ kind: 'seen' })}
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

function wayOf({ card, settings, open, run }: RunState): AnswerWay {
  const seed = `${card.id} ${run.answered} ${open?.progress[settings.direction].cards[card.id]?.reps ?? 0}`;
  return answerWay({ card, settings, cards: open?.deck.cards ?? [], seed });
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
    wait: waitAfter(answerCard(memory, grade, now), now),
    isSuggested: grade === suggested,
  }));
}

/** A card in review is due on a day, so its wait is in whole days. */
function waitAfter(memory: CardProgress, now: number): string {
  return formatInterval(isLearning(memory) ? memory.due - now : memory.interval * 86_400_000);
}

function choiceOf(deck: DeckChoice, study: StudyNow): DeckChoice {
  const progress = progressOf(deck.name, study);
  const due = progress ? countDue(progress[study.state.settings.direction], study.now) : 0;
  return deck.name === 'mine' ? { ...deck, due, total: collectedNumbers(readCollected()).length } : { ...deck, due };
}

/** The progress of a deck, without cards that it no longer has. */
function progressOf(deck: DeckName, { state: { open }, cardIds }: StudyNow): DeckProgress | undefined {
  const isOpen = open?.deck.name === deck;
  const progress = isOpen ? open.progress : peekProgress(deck);
  const ids = isOpen
    ? open.deck.cards.map(({ id }) => id)
    : deck === 'mine'
      ? collectedNumbers(readCollected()).map(cardIdOf)
      : cardIds.get(deck);
  return progress && ids ? pickCards(progress, ids) : progress;
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
  if (queue.nextDue !== undefined) parts.push(nextCardMessage(queue.nextDue - now, localDaysUntil(queue.nextDue, now)));
  if (queue.left > 0) parts.push(newCardsLeftMessage(queue.left));
  return parts.join(' ');
}

/** Whether there are cards that were never asked. */
function hasMore({ open, settings: { direction } }: StudyState): boolean {
  return open !== undefined && countStudy(open.deck.cards, open.progress[direction]).unseen > 0;
}
