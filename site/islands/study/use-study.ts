import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { mergeProgress } from '#data/study/contract/merge-study.ts';
import { builtDeckNames, type DeckName, type StudySettings } from '#data/study/study.ts';
import { keepOffline } from '../hebrew/save-for-offline.ts';
import { logFault } from '../../client/log-fault.ts';
import { readProgress, writeProgress } from './progress-storage.ts';
import { countAnswer, uncountAnswer } from './days-storage.ts';
import { readSettings, writeSettings } from './settings-storage.ts';
import { deckAddress, loadDeck } from './load-deck.ts';
import { withoutAnswer } from './progress.ts';
import { fetchScheduler, hasScheduler } from './scheduler.ts';
import { defaultSettings, parseSettings, studyAddress } from './settings.ts';
import { syncProgress } from './sync-progress.ts';
import { studyKeys } from './study-keys.ts';
import { firstState, study, type StudyEvent, type StudyState } from './study-state.ts';

export interface Study {
  state: StudyState;
  /** What was chosen last is known; before, the state is only a beginning. */
  isKnown: boolean;
  /** When the state came to be, in milliseconds since 1970: what is due is due at this time. */
  now: number;
  /** The reader has come back from a run. */
  isReturn: boolean;
  notice: string | undefined;
  /** The page opens without a network. */
  isKept: boolean;
  act: (event: StudyEvent) => void;
  choose: (change: Partial<StudySettings>) => void;
  begin: () => void;
  leave: () => void;
  /** Takes the last grade back, also what the device keeps of it: the card, and the count of the day. */
  undo: () => void;
  say: (text: string | undefined) => void;
  /** Reads the progress of the open deck anew. */
  reload: () => void;
}

/** Study Mode: events change the state, the address says where the reader is, and what must last is kept. */
export function useStudy(): Study {
  const [state, dispatch] = useReducer(study, defaultSettings, firstState);
  const [now, setNow] = useState(0);
  const [isReturn, setReturn] = useState(false);
  const [notice, say] = useState<string>();
  const [isKept, setKept] = useState(false);
  /** The run stands in the history above the page that it was begun from, so Back leaves it. */
  const isRunPushed = useRef(false);
  /** The deck that is wanted, and whether it is on its way. */
  const wanted = useRef<{ deck: DeckName; isComing: boolean }>(undefined);

  /** As the last event chose them, whether that is drawn yet or not. */
  const settings = useRef(defaultSettings);

  const act = (event: StudyEvent): void => {
    if (event.kind === 'choose') settings.current = event.settings;
    if (event.kind === 'leave') setReturn(true);
    if (event.kind === 'grade' && state.screen === 'answered') countAnswer(event.grade > 1, event.now);
    setNow(Date.now());
    dispatch(event);
  };
  /** At once where that is there. In a run it must be: a grade may follow an answer as quickly as keys are pressed. */
  const withScheduler = (run: () => void): void => {
    if (hasScheduler()) return run();
    const slow = setTimeout(() => say(onItsWay), noticed);
    const done = (): void => {
      clearTimeout(slow);
      say((said) => (said === onItsWay ? undefined : said));
      run();
    };
    void fetchScheduler().then(done, (error: unknown) => {
      clearTimeout(slow);
      logFault('scheduler', error);
      say('The planner of the cards could not be fetched. Check your connection and load this page again.');
    });
  };
  const open = async (deck: DeckName): Promise<boolean> => {
    const own = { deck, isComing: true };
    wanted.current = own;
    try {
      const loaded = await loadDeck(deck);
      if (wanted.current !== own) return false;
      const { progress, trouble } = readProgress(deck);
      if (trouble) say(trouble);
      act({ kind: 'open', open: { deck: loaded, progress } });
      return true;
    } catch (error) {
      if (wanted.current === own) say(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      own.isComing = false;
    }
  };
  const go = (to: StudySettings): void => {
    const isOtherDeck = to.deck !== settings.current.deck;
    act({ kind: 'choose', settings: to });
    // One that came a second time would take the first card away from a reader who has begun.
    const isComing = wanted.current?.isComing === true && wanted.current.deck === to.deck;
    if (isOtherDeck || (!state.open && !isComing)) void open(to.deck);
  };
  const choose = (change: Partial<StudySettings>): void => {
    const to = { ...settings.current, ...change };
    writeSettings(to);
    history.replaceState(null, '', studyAddress(to, false));
    go(to);
  };
  const begin = (): void => {
    say(undefined);
    withScheduler(() => {
      // Pressed twice while that came.
      if (isRunPushed.current) return;
      history.pushState(null, '', studyAddress(settings.current, true));
      isRunPushed.current = true;
      act({ kind: 'begin', now: Date.now() });
    });
  };
  /** As the address says, unless it says something else by then. */
  const beginHere = (): void =>
    withScheduler(() => {
      if (isRunAddress()) act({ kind: 'begin', now: Date.now() });
    });
  const leave = (): void => {
    if (isRunPushed.current) return history.back();
    history.replaceState(null, '', studyAddress(state.settings, false));
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
    uncountAnswer(last.grade > 1, last.now);
    act({ kind: 'undo' });
  };

  /** With the account, where there is one: as the page opens, and after each run. */
  const sync = useEffectEvent((): void => {
    void syncProgress().then((hasCome) => {
      if (hasCome && state.screen === 'setup') void open(settings.current.deck);
    });
  });

  const start = useEffectEvent(async () => {
    const chosen = settingsOfAddress(readSettings());
    act({ kind: 'choose', settings: chosen });
    if (isRunAddress()) fetchAhead();
    if (!(await open(chosen.deck))) return;
    if (isRunAddress()) beginHere();
    sync();
    setKept(await keepOffline(['/hebrew-learning/study', ...builtDeckNames.map(deckAddress)]));
  });
  const followAddress = useEffectEvent(() => {
    const isRun = isRunAddress();
    isRunPushed.current &&= isRun;
    const { deck, direction } = state.settings;
    const asked = settingsOfAddress(state.settings);
    if (state.screen !== 'setup') act({ kind: 'leave' });
    if (asked.deck !== deck || asked.direction !== direction) go(asked);
    if (isRun && state.open) beginHere();
  });
  const followKey = useEffectEvent((event: KeyboardEvent) => studyKeys(event, state, { dispatch: act, leave, undo }));
  useEffect(() => {
    // What the device keeps and what the address says are known here alone.
    // oxlint-disable-next-line react/set-state-in-effect
    void start();
    const onPopState = (): void => followAddress();
    const onKey = (event: KeyboardEvent): void => followKey(event);
    addEventListener('popstate', onPopState);
    document.addEventListener('keydown', onKey);
    const untouched = new AbortController();
    for (const type of touches) document.addEventListener(type, fetchAhead, { once: true, signal: untouched.signal });
    return () => {
      untouched.abort();
      removeEventListener('popstate', onPopState);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  /** Another tab may have answered cards of the same deck meanwhile: of each card the later answer is kept. */
  const keep = useEffectEvent(() => {
    if (!state.open || state.run.answered === 0) return;
    const { deck, progress } = state.open;
    const trouble = writeProgress(deck.name, mergeProgress(progress, readProgress(deck.name).progress));
    if (trouble) say(trouble);
  });
  const isRunOver = state.screen === 'done' || (state.screen === 'setup' && isReturn);
  useEffect(() => {
    if (isRunOver) sync();
  }, [isRunOver]);
  const progress = state.open?.progress;
  // With each answer; a trouble in keeping it is told.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies
  useEffect(() => keep(), [progress]);

  return {
    state,
    isKnown: now > 0,
    now,
    isReturn,
    notice,
    isKept,
    act,
    choose,
    begin,
    leave,
    undo,
    say,
    reload: () => void open(state.settings.deck),
  };
}

/** A wait that is longer is told, in ms. */
const noticed = 500;
const onItsWay = 'The planner of the cards is on its way…';

/** By which a reader shows to be about to begin. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** What fails is told when it is needed. */
function fetchAhead(): void {
  fetchScheduler().catch(() => undefined);
}

function isRunAddress(): boolean {
  return new URLSearchParams(location.search).has('run');
}

function settingsOfAddress(otherwise: StudySettings): StudySettings {
  return parseSettings(Object.fromEntries(new URLSearchParams(location.search)), otherwise);
}
