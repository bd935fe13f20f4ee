import { makeQueue, standing } from './queue.ts';
import type { StudySettings } from './settings.ts';
import type { OpenDeck } from './study-state.ts';

/** How the deck stands: what is to do now, and how much of it is known, drawn and written. */
export function standingHtml({ deck, progress }: OpenDeck, settings: StudySettings, now: number): string {
  const { direction, order, newPerDay } = settings;
  const queue = makeQueue(deck.cards, progress[direction], { order, newPerDay, extra: 0 }, now);
  const counts = standing(deck.cards, progress[direction]);
  const parts: [name: string, count: number][] = [
    ['known well', counts.mature],
    ['known', counts.young],
    ['in learning', counts.learning],
    ['new', counts.unseen],
  ];
  const total = deck.cards.length || 1;
  const bars = parts.map(([name, count]) => `<i class="${name.replace(' ', '-')}" style="width:${(100 * count) / total}%"></i>`).join('');
  const words = parts.map(([name, count]) => `<li class="${name.replace(' ', '-')}">${count} ${name}</li>`).join('');
  return `<p><b>${queue.due.length + queue.soon.length}</b> due, <b>${queue.fresh.length}</b> new for today</p><div class="bar-chart" aria-hidden="true">${bars}</div><ul>${words}</ul>`;
}
