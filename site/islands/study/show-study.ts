import type { DeckName } from '#data/model/study.ts';
import { answerHtml, questionHtml } from './card-html.ts';
import { cardProgressOf } from './progress.ts';
import { peekProgress } from './kept-progress.ts';
import { countDue, makeQueue } from './queue.ts';
import { answerCard, formatWait, gradeNames, grades } from './scheduler.ts';
import { standingHtml } from './standing-html.ts';
import { suggestedGrade, type OpenDeck, type StudyState } from './study-state.ts';

type Slots = (name: string) => HTMLElement;

/** Writes the state into the page that is already there. `moved` says that the screen or the card is another one. */
export function showStudy(page: HTMLElement, state: StudyState, moved: boolean, now: number): void {
  const slot: Slots = (name) => {
    const found = page.querySelector<HTMLElement>(`[data-slot="${name}"]`);
    if (!found) throw new Error(`Study Mode's page has no slot "${name}"`);
    return found;
  };
  const screen = state.screen === 'asking' || state.screen === 'answered' ? 'run' : state.screen;
  for (const each of page.querySelectorAll<HTMLElement>('[data-screen]')) each.hidden = each.dataset.screen !== screen;
  if (state.screen === 'setup') showSetup(page, slot, state, now);
  else if (state.screen === 'done') showDone(slot, state, now);
  else showCard(page, slot, state, moved, now);
  if (moved) focusOn(page, slot, state);
}

function showSetup(page: HTMLElement, slot: Slots, { settings, open }: StudyState, now: number): void {
  for (const input of page.querySelectorAll<HTMLInputElement>('form[data-screen=setup] input')) {
    if (input.type === 'radio') input.checked = input.value === settings[input.name as 'deck' | 'direction'];
    else if (input.name === 'typing') input.checked = settings.typing;
    else if (input.name === 'order') {
      input.checked = settings.order === 'bible';
      // Phrases and letters are not counted in the Bible.
      input.disabled = settings.deck === 'phrases' || settings.deck === 'letters';
    } else if (input !== document.activeElement) input.value = String(settings.newPerDay);
  }
  for (const each of page.querySelectorAll<HTMLElement>('[data-due]')) {
    const name = each.dataset.due as DeckName;
    const progress = open?.deck.name === name ? open.progress : peekProgress(name);
    const due = progress ? countDue(progress[settings.direction], now) : 0;
    each.textContent = due > 0 ? ` · ${due} due` : '';
  }
  (slot('begin') as HTMLButtonElement).disabled = !open;
  slot('standing').innerHTML = open ? standingHtml(open, settings, now) : '<p class="small">Fetching the deck…</p>';
}

function showCard(page: HTMLElement, slot: Slots, state: StudyState & { screen: 'asking' | 'answered' }, moved: boolean, now: number): void {
  const { card, settings, queue, run } = state;
  const isAsking = state.screen === 'asking';
  slot('counts').innerHTML = `<span><b>${queue.due.length}</b> due</span> <span><b>${queue.fresh.length}</b> new</span> <span><b>${run.answered}</b> answered</span>`;
  slot('asking').hidden = !isAsking;
  slot('answered').hidden = isAsking;
  slot('grades').hidden = isAsking;
  if (!moved) return;
  slot('question').innerHTML = questionHtml(card, settings.direction);
  if (state.screen === 'asking') {
    const input = page.querySelector<HTMLInputElement>('input[name=typed]');
    const answersInHebrew = settings.direction === 'en-he';
    if (input) {
      input.value = '';
      input.lang = answersInHebrew ? 'he' : 'en';
      input.dir = answersInHebrew ? 'rtl' : 'ltr';
    }
    slot('typed').hidden = !settings.typing;
    slot('typed-label').textContent = answersInHebrew ? 'In Hebrew, with or without nikud' : 'In English';
    slot('check').textContent = settings.typing ? 'Check' : 'Show the answer';
    return;
  }
  slot('answered').innerHTML = answerHtml(card, settings.direction, state.verdict, state.typed);
  slot('grades').innerHTML = gradeButtons(state, now);
}

function gradeButtons({ card, settings, open, verdict }: StudyState & { screen: 'answered' }, now: number): string {
  const memory = open && cardProgressOf(open.progress[settings.direction], card.id);
  const suggested = suggestedGrade(verdict);
  return grades
    .map((grade) => {
      const wait = formatWait(answerCard(memory, grade, now).due - now);
      return `<button type="button" class="button${grade === suggested ? ' primary' : ''}" data-grade="${grade}"><kbd>${grade}</kbd> <b>${gradeNames[grade]}</b> <small>${wait}</small></button>`;
    })
    .join('');
}

function showDone(slot: Slots, { queue, run, open, settings }: StudyState & { screen: 'done' }, now: number): void {
  const parts = [run.answered === 0 ? 'Nothing of this deck is due.' : `${run.answered} answered, ${run.answered - run.again} of them known.`];
  if (queue.nextDue !== undefined) parts.push(`The next card comes back in ${formatWait(queue.nextDue - now)}.`);
  if (queue.left > 0) parts.push(`${queue.left} cards of this deck are still new.`);
  slot('summary').textContent = parts.join(' ');
  const more = document.querySelector<HTMLElement>('[data-do=more]');
  if (more) more.hidden = !hasMore(open, settings);
}

function hasMore(open: OpenDeck | undefined, { direction, order }: StudyState['settings']): boolean {
  return open !== undefined && makeQueue(open.deck.cards, open.progress[direction], { order, newPerDay: 0, extra: 0 }, Date.now()).left > 0;
}

/** Where the keyboard goes on, and where a screen reader goes on reading. */
function focusOn(page: HTMLElement, slot: Slots, state: StudyState): void {
  if (state.screen === 'asking') (state.settings.typing ? page.querySelector<HTMLElement>('input[name=typed]') : slot('question'))?.focus();
  else if (state.screen === 'answered') slot('answered').focus();
  else if (state.screen === 'done') page.querySelector<HTMLElement>('#done-heading')?.focus();
  else slot('begin').focus();
}
