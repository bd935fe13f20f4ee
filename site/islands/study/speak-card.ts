import { speakHebrew, whenHebrewIsSpoken } from '../learning/speech.ts';
import type { StudyState } from './study-state.ts';

let isSpoken = false;
whenHebrewIsSpoken(() => (isSpoken = true));

/** The button stands in the answer's HTML, hidden, since few devices have a Hebrew voice. */
export function showSpeakButton(page: HTMLElement): void {
  const button = page.querySelector<HTMLElement>('[data-do=speak]');
  if (button) button.hidden = !isSpoken;
}

export function speakCard(state: StudyState): void {
  if (state.screen === 'answered') speakHebrew(state.card.hebrew);
}
