import { mergeProgress } from '#data/study/contract/merge-study.ts';
import type { StudyCard, StudyDeck } from '#data/study/contract/study-deck.ts';
import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import type { Grade, StudySettings, Verdict } from '#data/study/decks.ts';
import { answerWay } from './answer-way.ts';
import { checkAnswer, type CheckedAnswer } from './check-answer.ts';
import { cardProgressOf, withAnswer } from './study-progress.ts';
import { freshToday, makeQueue, nextCard, practiceQueue, type Queue } from './queue.ts';
import { answerCard } from './scheduler.ts';
import { spokenForm } from './spoken-form.ts';

/** A deck with its progress. */
export interface OpenDeck {
  deck: StudyDeck;
  progress: DeckProgress;
}

interface Run {
  answered: number;
  /** How many of them were answered with Again. */
  again: number;
  /** New cards requested beyond the daily limit. Below 0 if today has fewer of them than the deck's limit allows. */
  extra: number;
  /** The cards left to practice once, by id, instead of those that are due. */
  practice?: readonly string[];
}

type Answered = { screen: 'answered'; card: StudyCard; queue: Queue; typed: string } & CheckedAnswer;
interface Common {
  settings: StudySettings;
  open: OpenDeck | undefined;
  run: Run;
  /** The last grade, and the state before it. That state has the grade before, so that all can be undone. */
  last?: LastGrade | undefined;
}
interface LastGrade {
  before: Common & Answered;
  grade: Grade;
  now: number;
}

export type StudyState = Common &
  (
    | { screen: 'setup' }
    /** A new card is shown before it is asked. */
    | { screen: 'showing'; card: StudyCard; queue: Queue }
    | { screen: 'asking'; card: StudyCard; queue: Queue }
    | Answered
    | { screen: 'done'; queue: Queue }
  );

export type StudyEvent =
  | { kind: 'choose'; settings: StudySettings }
  | { kind: 'open'; open: OpenDeck }
  /** `fresh` is the number of new cards today, if the run is a step of today. */
  | { kind: 'begin'; now: number; fresh?: number | undefined }
  /** Asks each of these cards once. */
  | { kind: 'practice'; ids: readonly string[]; now: number }
  /** The reader has looked at a new card. */
  | { kind: 'seen' }
  | { kind: 'answer'; typed: string }
  /** The reader overrides the check: the answer counts as right. */
  | { kind: 'insist' }
  | { kind: 'grade'; grade: Grade; now: number }
  | { kind: 'undo' }
  | { kind: 'more'; cards: number; now: number }
  | { kind: 'leave' };

const noRun: Run = { answered: 0, again: 0, extra: 0 };

export function initialStudyState(settings: StudySettings): StudyState {
  return { screen: 'setup', settings, open: undefined, run: noRun };
}

/** The state after an event. An event that does not apply to the screen changes nothing. */
export function studyReducer(state: StudyState, event: StudyEvent): StudyState {
  const { settings, open, run } = state;
  switch (event.kind) {
    case 'choose':
      return {
        screen: 'setup',
        settings: event.settings,
        open: open?.deck.name === event.settings.deck ? open : undefined,
        run: noRun,
      };
    case 'open':
      if (state.screen === 'setup' || open?.deck.name !== event.open.deck.name)
        return { screen: 'setup', settings, open: event.open, run: noRun };
      // The reader has started in the meantime. The run continues, and added cards are asked from the next card on.
      return { ...state, open: { ...event.open, progress: mergeProgress(open.progress, event.open.progress) } };
    case 'begin':
      return open
        ? ask({ settings, open, run: { ...noRun, extra: extraOf(event, open, settings) } }, event.now)
        : state;
    case 'practice':
      return open ? ask({ settings, open, run: { ...noRun, practice: event.ids } }, event.now) : state;
    case 'seen':
      return state.screen === 'showing' ? { ...state, screen: 'asking' } : state;
    case 'answer':
      return state.screen === 'asking' ? answered(state, event.typed) : state;
    case 'insist': {
      if (state.screen !== 'answered') return state;
      const { why: _, ...rest } = state;
      return { ...rest, verdict: 'right' };
    }
    case 'undo':
      return state.last?.before ?? state;
    case 'grade':
      return state.screen === 'answered' ? graded(state, event.grade, event.now) : state;
    case 'more':
      return open ? ask({ settings, open, run: { ...run, extra: run.extra + event.cards } }, event.now) : state;
    case 'leave':
      return { screen: 'setup', settings, open, run: noRun };
  }
}

/** A step of today has as many new cards as it says, even if the limit of its deck allows more. */
function extraOf(
  { fresh, now }: StudyEvent & { kind: 'begin' },
  { progress }: OpenDeck,
  { direction, newPerDay }: StudySettings,
): number {
  return fresh === undefined ? 0 : fresh - freshToday(progress[direction], newPerDay, now);
}

function answered(state: StudyState & { screen: 'asking' }, typed: string): StudyState {
  const { settings, open, card } = state;
  if (!open) return state;
  const { name: deck, cards } = open.deck;
  const isThought = answerWay({ card, settings, cards, seed: '' }).kind === 'shown';
  const checked: CheckedAnswer = isThought
    ? { verdict: 'none' }
    : checkAnswer(typed, { card, direction: settings.direction, deck, cards });
  return { ...state, screen: 'answered', typed: typed.trim(), ...checked };
}

function graded(state: Common & Answered, grade: Grade, now: number): StudyState {
  const { settings, open, run } = state;
  if (!open) return state;
  const { id } = state.card;
  const memory = answerCard(cardProgressOf(open.progress[settings.direction], id), grade, now);
  const progress = withAnswer(open.progress, settings.direction, id, memory, now);
  const isExtra = run.extra > 0 && state.queue.fresh.some((each) => each.id === id) && !withinDay(state);
  const next: Run = {
    answered: run.answered + 1,
    again: run.again + Number(grade === 1),
    extra: run.extra - Number(isExtra),
    ...(run.practice && { practice: run.practice.filter((each) => each !== id) }),
  };
  return {
    ...ask({ settings, open: { deck: open.deck, progress }, run: next }, now),
    last: { before: state, grade, now },
  };
}

/** Whether the daily limit still allows a new card, so that no extra card is used. */
function withinDay({ queue, run }: { queue: Queue; run: Run }): boolean {
  return queue.fresh.length > run.extra;
}

function ask(common: Common & { open: OpenDeck }, now: number): StudyState {
  const { settings, open, run } = common;
  const { order, newPerDay, direction, speaker } = settings;
  const { cards } = open.deck;
  const queue = run.practice
    ? practiceQueue(cards, run.practice)
    : makeQueue(cards, open.progress[direction], { order, newPerDay, extra: run.extra }, now);
  const next = nextCard(queue);
  if (!next) return { ...common, screen: 'done', queue };
  const card = spokenForm(next, speaker);
  return { ...common, screen: isToShow(card, common) ? 'showing' : 'asking', card, queue };
}

/** A card without an answer in either direction is new to the reader. */
function isToShow({ id }: StudyCard, { settings, open }: { settings: StudySettings; open: OpenDeck }): boolean {
  const { progress } = open;
  return settings.shown && !cardProgressOf(progress['he-en'], id) && !cardProgressOf(progress['en-he'], id);
}

/** The grade that a verdict suggests. Enter gives it. */
export function suggestedGrade(verdict: Verdict): Grade {
  if (verdict === 'wrong' || verdict === 'unknown') return 1;
  return verdict === 'nearly' ? 2 : 3;
}
