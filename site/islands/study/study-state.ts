import { mergeProgress } from '#data/study/contract/merge-study.ts';
import type { StudyCard, StudyDeck } from '#data/study/contract/study-deck.ts';
import type { DeckProgress } from '#data/study/contract/study-progress.ts';
import type { Grade, StudySettings, Verdict } from '#data/study/decks.ts';
import { checkAnswer } from './check-answer.ts';
import { cardProgressOf, withAnswer } from './study-progress.ts';
import { makeQueue, nextCard, type Queue } from './queue.ts';
import { answerCard } from './scheduler.ts';

/** A deck with its progress. */
export interface OpenDeck {
  deck: StudyDeck;
  progress: DeckProgress;
}

interface Run {
  answered: number;
  /** How many of them were answered with Again. */
  again: number;
  /** New cards requested beyond the daily limit. */
  extra: number;
}

type Answered = { screen: 'answered'; card: StudyCard; queue: Queue; typed: string; verdict: Verdict };
interface Common {
  settings: StudySettings;
  open: OpenDeck | undefined;
  run: Run;
}

export type StudyState = Common & {
  /** The last grade, which can be undone once, and the state before it. */
  last?: { before: Common & Answered; grade: Grade; now: number };
} & (
    | { screen: 'setup' }
    | { screen: 'asking'; card: StudyCard; queue: Queue }
    | Answered
    | { screen: 'done'; queue: Queue }
  );

export type StudyEvent =
  | { kind: 'choose'; settings: StudySettings }
  | { kind: 'open'; open: OpenDeck }
  | { kind: 'begin'; now: number }
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
      return open ? ask({ settings, open, run: noRun }, event.now) : state;
    case 'answer': {
      if (state.screen !== 'asking' || !open) return state;
      const { name: deck, cards } = open.deck;
      const verdict = checkAnswer(event.typed, { card: state.card, direction: settings.direction, deck, cards });
      return { ...state, screen: 'answered', typed: event.typed.trim(), verdict };
    }
    case 'insist':
      return state.screen === 'answered' ? { ...state, verdict: 'right' } : state;
    case 'undo':
      return state.last?.before ?? state;
    case 'grade': {
      if (state.screen !== 'answered' || !open) return state;
      const { id } = state.card;
      const memory = answerCard(cardProgressOf(open.progress[settings.direction], id), event.grade, event.now);
      const progress = withAnswer(open.progress, settings.direction, id, memory, event.now);
      const isExtra = run.extra > 0 && state.queue.fresh.includes(state.card) && !withinDay(state);
      const next = {
        answered: run.answered + 1,
        again: run.again + Number(event.grade === 1),
        extra: run.extra - Number(isExtra),
      };
      const { last: _, ...before } = state;
      return {
        ...ask({ settings, open: { deck: open.deck, progress }, run: next }, event.now),
        last: { before, grade: event.grade, now: event.now },
      };
    }
    case 'more':
      return open ? ask({ settings, open, run: { ...run, extra: run.extra + event.cards } }, event.now) : state;
    case 'leave':
      return { screen: 'setup', settings, open, run: noRun };
  }
}

/** Whether the daily limit still allows a new card, so that no extra card is used. */
function withinDay({ queue, run }: { queue: Queue; run: Run }): boolean {
  return queue.fresh.length > run.extra;
}

function ask({ settings, open, run }: { settings: StudySettings; open: OpenDeck; run: Run }, now: number): StudyState {
  const limits = { order: settings.order, newPerDay: settings.newPerDay, extra: run.extra };
  const queue = makeQueue(open.deck.cards, open.progress[settings.direction], limits, now);
  const card = nextCard(queue);
  return card ? { screen: 'asking', settings, open, run, card, queue } : { screen: 'done', settings, open, run, queue };
}

/** The grade that a verdict suggests. Enter gives it. */
export function suggestedGrade(verdict: Verdict): Grade {
  return verdict === 'wrong' ? 1 : verdict === 'nearly' ? 2 : 3;
}
