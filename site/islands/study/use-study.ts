import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { mergeProgress } from '#data/study/contract/merge-study.ts';
import { builtDeckNames, type DeckName, type StudySettings } from '#data/study/decks.ts';
import { saveForOffline } from '../hebrew/save-for-offline.ts';
import { readStoredUser } from '../accounts/stored-user.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { readProgress, writeProgress } from './progress-storage.ts';
import { countAnswer, uncountAnswer } from './days-storage.ts';
import { readStudySettings, writeSettings } from './settings-storage.ts';
import { deckUrl, loadDeck, loadStudiedIds } from './load-deck.ts';
import { cardsNotLoaded, loadingCards, spreadMessage } from './messages.ts';
import { spreadStored } from './spread-stored.ts';
import { localDay } from './local-calendar.ts';
import { withoutAnswer } from './study-progress.ts';
import { fetchScheduler, hasScheduler } from './scheduler.ts';
import { defaultSettings, parseSettings, studyUrl } from './study-settings.ts';
import type { TodayStep } from './today-plan.ts';
import { addUndone } from './undone-storage.ts';
import { unreadableRecords } from './unreadable-records.ts';
import { syncProgress } from './sync-progress.ts';
import { studyKeys } from './study-keys.ts';
import { initialStudyState, studyReducer, type StudyEvent, type StudyState } from './study-state.ts';

export interface Study {
  state: StudyState;
  /** True once the stored settings are read. Before that, the state has defaults. */
  isKnown: boolean;
  /** Time of the state, in milliseconds since 1970. Due cards are due at this time. */
  now: number;
  /** The reader has returned from a run. */
  isReturn: boolean;
  notice: string | undefined;
  /** The page is available offline. */
  isKept: boolean;
  /** The card ids of each studied deck, once they are loaded. */
  cardIds: ReadonlyMap<DeckName, readonly string[]>;
  act: (event: StudyEvent) => void;
  choose: (change: Partial<StudySettings>) => void;
  begin: () => void;
  /** Chooses the deck and direction of a step of today and begins. */
  start: (step: Pick<TodayStep, 'deck' | 'direction' | 'fresh'>) => void;
  /** Asks these cards of the open deck once. */
  practice: (ids: readonly string[]) => void;
  leave: () => void;
  /** Undoes the last grade, including the stored card and the count of the day. */
  undo: () => void;
  say: (text: string | undefined) => void;
  /** Reads the progress of the open deck again. */
  reload: () => void;
}

/** The state of Study Mode. Events change it, the URL reflects it, and progress is stored. */
export function useStudy(): Study {
  const [state, dispatch] = useReducer(studyReducer, defaultSettings, initialStudyState);
  const [now, setNow] = useState(0);
  const [isReturn, setReturn] = useState(false);
  const [notice, say] = useState<string>();
  const [isKept, setKept] = useState(false);
  const [cardIds, setCardIds] = useState<Study['cardIds']>(new Map());
  /** The run has its own history entry, so Back leaves it. */
  const isRunPushed = useRef(false);
  /** The deck to open, and whether it is loading. */
  const wanted = useRef<{ deck: DeckName; isComing: boolean }>(undefined);
  const isSpread = useRef(false);

  /** Settings of the last event, even if they are not rendered yet. */
  const settings = useRef<StudySettings>(undefined);
  /** A choice that the reader made during hydration arrives before the effect that opens the page. */
  const currentSettings = (): StudySettings => (settings.current ??= settingsOfUrl(readStudySettings()));

  const act = (event: StudyEvent): void => {
    if (event.kind === 'choose') settings.current = event.settings;
    if (event.kind === 'leave') setReturn(true);
    if (event.kind === 'grade' && state.screen === 'answered') countAnswer(event.grade > 1, event.now);
    setNow(Date.now());
    dispatch(event);
  };
  /** Runs at once if the scheduler is loaded. During a run it must be: a grade may follow an answer immediately. */
  const withScheduler = (run: () => void): void => {
    if (hasScheduler()) return run();
    const slow = setTimeout(() => say(loadingCards), noticeDelay);
    const done = (): void => {
      clearTimeout(slow);
      say((shown) => (shown === loadingCards ? undefined : shown));
      run();
    };
    void fetchScheduler().then(done, (error: unknown) => {
      clearTimeout(slow);
      logClientError('scheduler', error);
      say(cardsNotLoaded);
    });
  };
  const open = async (deck: DeckName, isAgain = false): Promise<boolean> => {
    const request = { deck, isComing: true };
    wanted.current = request;
    try {
      const isWanted = (): boolean => wanted.current === request;
      const loaded = await loadDeck(deck, () => !isAgain && isWanted() && void open(deck, true));
      if (!isWanted()) return false;
      const { progress, trouble } = readProgress(deck);
      if (trouble) say((shown) => (shown ? `${shown} ${trouble}` : trouble));
      act({ kind: 'open', open: { deck: loaded, progress } });
      return true;
    } catch (error) {
      if (wanted.current === request) say(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      request.isComing = false;
    }
  };
  const go = (to: StudySettings): void => {
    const isOtherDeck = to.deck !== currentSettings().deck;
    act({ kind: 'choose', settings: to });
    // Loading the deck twice would replace the first card of a run that has started.
    const isComing = wanted.current?.isComing === true && wanted.current.deck === to.deck;
    if (isOtherDeck || (!state.open && !isComing)) void open(to.deck);
  };
  const choose = (change: Partial<StudySettings>): void => {
    const to = { ...currentSettings(), ...change };
    writeSettings(to);
    history.replaceState(null, '', studyUrl(to, false));
    go(to);
  };
  const run = (event: (now: number) => StudyEvent): void => {
    say(undefined);
    withScheduler(() => {
      // The button was pressed twice while the scheduler loaded.
      if (isRunPushed.current) return;
      history.pushState(null, '', studyUrl(currentSettings(), true));
      isRunPushed.current = true;
      act(event(Date.now()));
    });
  };
  const begin = (): void => run((at) => ({ kind: 'begin', now: at }));
  const practice = (ids: readonly string[]): void => run((at) => ({ kind: 'practice', ids, now: at }));
  const start = async ({ deck, direction, fresh }: Parameters<Study['start']>[0]): Promise<void> => {
    // The next deck of today starts from the end of a run, which has a history entry already.
    isRunPushed.current = false;
    const { exercise } = currentSettings();
    const fitting = (exercise === 'build') === (direction === 'en-he') || exercise === 'choose' ? exercise : 'cards';
    const to: StudySettings = { ...currentSettings(), deck, direction, exercise: fitting };
    writeSettings(to);
    const isOpen = state.open?.deck.name === deck;
    act({ kind: 'choose', settings: to });
    history.replaceState(null, '', studyUrl(to, false));
    if (isOpen || (await open(deck))) run((at) => ({ kind: 'begin', now: at, fresh }));
  };
  /** Starts the run in the URL, unless the URL has changed by then. */
  const beginHere = (): void =>
    withScheduler(() => {
      if (isRunUrl()) act({ kind: 'begin', now: Date.now() });
    });
  const leave = (): void => {
    if (isRunPushed.current) return history.back();
    history.replaceState(null, '', studyUrl(state.settings, false));
    act({ kind: 'leave' });
  };

  const undo = (): void => {
    const { last } = state;
    const opened = last?.before.open;
    if (!opened) return;
    const { deck, progress } = opened;
    const { card, settings: chosen } = last.before;
    const { direction } = chosen;
    writeProgress(deck.name, withoutAnswer(readProgress(deck.name).progress, direction, card.id, progress[direction]));
    const isKnown = last.grade > 1;
    const counted = uncountAnswer(isKnown, last.now);
    addUndone({ deck: deck.name, direction, card: card.id, at: last.now, isKnown, ...counted });
    act({ kind: 'undo' });
  };

  /** Returns a sentence if overdue reviews were moved. */
  const spread = (): string[] => {
    isSpread.current = true;
    const { moved, days } = spreadStored(currentSettings().goal, Date.now());
    return moved > 0 ? [spreadMessage(moved, days)] : [];
  };
  /** Once per visit and before a run, which holds the times of its cards. */
  const followSync = useEffectEvent((hasCome: boolean): void => {
    if (state.screen !== 'setup') return;
    const sentences = isSpread.current ? [] : spread();
    if (sentences.length > 0) say((shown) => [shown, ...sentences].filter(Boolean).join(' '));
    if (hasCome || sentences.length > 0) void open(currentSettings().deck);
  });
  /** Syncs with the account, if any, when the page opens and after each run. */
  const sync = useEffectEvent((): void => {
    void syncProgress().then((hasCome) => followSync(hasCome));
  });

  const openPage = useEffectEvent(async () => {
    const stored = readStudySettings();
    const chosen = settingsOfUrl(stored);
    act({ kind: 'choose', settings: chosen });
    // With an account, another device may have done the overdue reviews, which only the first sync tells.
    const sentences = [...(readStoredUser() ? [] : spread()), ...unreadableRecords()];
    if (sentences.length > 0) say(sentences.join(' '));
    if (isRunUrl()) preloadScheduler();
    if (!(await open(chosen.deck))) return;
    if (isRunUrl()) beginHere();
    sync();
    setCardIds(await loadStudiedIds());
    setKept(await saveForOffline(['/hebrew-learning/study', ...builtDeckNames.map(deckUrl)]));
  });
  const followUrl = useEffectEvent(() => {
    const isRun = isRunUrl();
    isRunPushed.current &&= isRun;
    const { deck, direction } = state.settings;
    const requested = settingsOfUrl(state.settings);
    if (state.screen !== 'setup') act({ kind: 'leave' });
    if (requested.deck !== deck || requested.direction !== direction) go(requested);
    if (isRun && state.open) beginHere();
  });
  /** Due cards and the streak are of the local day, which may have changed while the page was in the background. */
  const followDay = useEffectEvent(() => {
    const isOtherDay = now > 0 && localDay(now) !== localDay(Date.now());
    if (document.hidden || !isOtherDay) return;
    setNow(Date.now());
    // The summary of a run says what comes next as of yesterday.
    if (state.screen === 'done') leave();
  });
  const followKey = useEffectEvent((event: KeyboardEvent) => studyKeys(event, state, { dispatch: act, leave, undo }));
  useEffect(() => {
    // The stored data and the URL are known only here.
    // oxlint-disable-next-line react/set-state-in-effect
    void openPage();
    const onPopState = (): void => followUrl();
    const onKey = (event: KeyboardEvent): void => followKey(event);
    const onReturn = (): void => followDay();
    addEventListener('popstate', onPopState);
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    document.addEventListener('keydown', onKey);
    const untouched = new AbortController();
    for (const type of firstEvents)
      document.addEventListener(type, preloadScheduler, { once: true, signal: untouched.signal });
    return () => {
      untouched.abort();
      removeEventListener('popstate', onPopState);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  /** Another tab may have answered cards of the same deck, so the later answer of each card wins. */
  const store = useEffectEvent(() => {
    if (!state.open || state.run.answered === 0) return;
    const { deck, progress } = state.open;
    const trouble = writeProgress(deck.name, mergeProgress(progress, readProgress(deck.name).progress));
    if (trouble) say(trouble);
  });
  const progress = state.open?.progress;
  // After each answer. An error while storing is shown.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies
  useEffect(() => store(), [progress]);
  // After the effect above, so that the last answer of a run is sent, too.
  const isRunOver = state.screen === 'done' || (state.screen === 'setup' && isReturn);
  useEffect(() => {
    if (isRunOver) sync();
  }, [isRunOver]);

  return {
    state,
    isKnown: now > 0,
    now,
    isReturn,
    notice,
    isKept,
    cardIds,
    act,
    choose,
    begin,
    start: (step) => void start(step),
    practice,
    leave,
    undo,
    say,
    reload: () => void open(state.settings.deck),
  };
}

/** Milliseconds. A longer wait shows a message. */
const noticeDelay = 500;

/** Events which show that a reader is about to start. */
const firstEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** An error is reported when the scheduler is needed. */
function preloadScheduler(): void {
  fetchScheduler().catch(() => undefined);
}

function isRunUrl(): boolean {
  return new URLSearchParams(location.search).has('run');
}

function settingsOfUrl(otherwise: StudySettings): StudySettings {
  return parseSettings(Object.fromEntries(new URLSearchParams(location.search)), otherwise);
}
