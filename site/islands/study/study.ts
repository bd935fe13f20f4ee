import { keepOffline } from '../learning/keep-offline.ts';
import { deckNames } from '#data/model/study.ts';
import { readProgress, writeProgress } from './kept-progress.ts';
import { deckAddress, loadDeck } from './load-deck.ts';
import { mergeProgress } from './progress.ts';
import { readSettings, writeSettings } from './kept-settings.ts';
import type { Grade } from './scheduler.ts';
import { parseSettings, studyAddress, type StudySettings } from './settings.ts';
import { showStudy } from './show-study.ts';
import { showSpeakButton, speakCard } from './speak-card.ts';
import { firstState, study, type StudyEvent, type StudyState } from './study-state.ts';
import { studyKeys } from './study-keys.ts';
import { takeOverTransfer } from './transfer.ts';

const studyPage = document.querySelector<HTMLElement>('#study');
if (studyPage) takeOver(studyPage);

/** Runs Study Mode in the page that is already there: events change the state, the state is shown and what must last is kept. */
function takeOver(page: HTMLElement): void {
  const notice = page.querySelector<HTMLElement>('[data-slot=notice]');
  let state: StudyState = firstState(settingsOfAddress(readSettings()));
  /** The run stands in the history above the page that it was begun from, so Back leaves it. */
  let isRunPushed = false;
  /** The deck that is being fetched. */
  let coming: string | undefined;

  const say = (text: string | undefined): void => {
    if (!notice) return;
    notice.textContent = text ?? '';
    notice.hidden = !text;
  };
  const dispatch = (event: StudyEvent): void => {
    const before = state;
    state = study(state, event);
    if (event.kind === 'grade' && state.open && state !== before) keep(state.open.deck.name);
    showStudy(page, state, isMove(before, state), Date.now());
    if (state.screen === 'answered') showSpeakButton(page);
  };
  /** Another tab may have answered cards of the same deck meanwhile: of each card the later answer is kept. */
  const keep = (deck: (typeof deckNames)[number]): void => {
    const own = state.open?.progress;
    const trouble = own && writeProgress(deck, mergeProgress(own, readProgress(deck).progress));
    if (trouble) say(trouble);
  };
  const open = async (then: () => void = () => undefined): Promise<void> => {
    const name = state.settings.deck;
    coming = name;
    try {
      const deck = await loadDeck(name);
      if (state.settings.deck !== name) return;
      const { progress, trouble } = readProgress(name);
      if (trouble) say(trouble);
      dispatch({ kind: 'open', open: { deck, progress } });
      then();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    } finally {
      if (coming === name) coming = undefined;
    }
  };
  const choose = (settings: StudySettings): void => {
    const isOtherDeck = settings.deck !== state.settings.deck;
    dispatch({ kind: 'choose', settings });
    // One that came a second time would take the first card away from a reader who has begun.
    if (isOtherDeck || (!state.open && coming !== settings.deck)) void open();
  };
  const begin = (): void => {
    say(undefined);
    history.pushState(null, '', studyAddress(state.settings, true));
    isRunPushed = true;
    dispatch({ kind: 'begin', now: Date.now() });
  };
  const leave = (): void => {
    if (isRunPushed) return history.back();
    history.replaceState(null, '', studyAddress(state.settings, false));
    dispatch({ kind: 'leave' });
  };
  const followAddress = (): void => {
    const isRun = new URLSearchParams(location.search).has('run');
    isRunPushed &&= isRun;
    const settings = settingsOfAddress(state.settings);
    if (state.screen !== 'setup') dispatch({ kind: 'leave' });
    if (settings.deck !== state.settings.deck || settings.direction !== state.settings.direction) choose(settings);
    if (isRun && state.open) dispatch({ kind: 'begin', now: Date.now() });
  };

  const setup = page.querySelector<HTMLFormElement>('form[data-screen=setup]');
  setup?.addEventListener('input', () => {
    const settings = settingsOfForm(setup, state.settings);
    writeSettings(settings);
    history.replaceState(null, '', studyAddress(settings, false));
    choose(settings);
  });
  setup?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (state.open) begin();
  });
  page.querySelector('[data-slot=asking]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = page.querySelector<HTMLInputElement>('input[name=typed]');
    dispatch({ kind: 'answer', typed: state.settings.typing ? (input?.value ?? '') : '' });
  });
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.grade) dispatch({ kind: 'grade', grade: Number(button.dataset.grade) as Grade, now: Date.now() });
    else if (button?.dataset.do === 'leave') leave();
    else if (button?.dataset.do === 'more') dispatch({ kind: 'more', cards: 5, now: Date.now() });
    else if (button?.dataset.do === 'speak') speakCard(state);
  });
  document.addEventListener('keydown', (event) => studyKeys(event, state, { dispatch, leave }));
  addEventListener('popstate', followAddress);
  takeOverTransfer(page, { say, reload: () => void open(), unsaved: () => state.open });

  const isRun = new URLSearchParams(location.search).has('run');
  showStudy(page, state, false, Date.now());
  void open(() => {
    if (isRun) dispatch({ kind: 'begin', now: Date.now() });
    void keepOffline(['/hebrew-learning/study', ...deckNames.map(deckAddress)]).then((isKept) => sayOffline(page, isKept));
  });
}

function isMove(before: StudyState, after: StudyState): boolean {
  return before.screen !== after.screen || before.run !== after.run;
}

function settingsOfAddress(otherwise: StudySettings): StudySettings {
  return parseSettings(Object.fromEntries(new URLSearchParams(location.search)), otherwise);
}

function settingsOfForm(form: HTMLFormElement, otherwise: StudySettings): StudySettings {
  const data = new FormData(form);
  const order = form.querySelector<HTMLInputElement>('[name=order]');
  return parseSettings(
    {
      deck: data.get('deck'),
      direction: data.get('direction'),
      newPerDay: data.get('newPerDay') || undefined,
      typing: data.has('typing'),
      order: order?.disabled ? otherwise.order : order?.checked ? 'bible' : 'deck',
    },
    otherwise,
  );
}

function sayOffline(page: HTMLElement, isKept: boolean): void {
  const slot = page.querySelector<HTMLElement>('[data-slot=offline]');
  if (slot && isKept) slot.textContent = 'Study Mode and its decks are kept on this device: they open without a network.';
}
