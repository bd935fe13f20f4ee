import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { CardProgress, DeckProgress } from '#data/study/contract/study-progress.ts';
import { seededRandom } from '#data/study/seeded-random.ts';
import { forecast } from './forecast.ts';
import { localDaysUntil, localMidnight } from './local-calendar.ts';
import { countDue, makeQueue, nextCard } from './queue.ts';
import { answerCard, fetchScheduler } from './scheduler.ts';
import { spreadOverdue } from './spread-overdue.ts';
import { cardProgressOf, emptyProgress, withAnswer } from './study-progress.ts';

const home = process.env['TZ'];
beforeAll(fetchScheduler);
afterAll(() => {
  process.env['TZ'] = home;
});

const hour = 3_600_000;
const cards = Array.from({ length: 126 }, (_, index): StudyCard => ({
  id: `c${index}`,
  hebrew: 'א',
  transliteration: '',
  english: '',
  forms: [],
}));

/** Answers every card of today: 3 new ones and all that are due, with random grades. */
function session(before: DeckProgress, start: number, random: () => number): { progress: DeckProgress; end: number } {
  let [progress, now] = [before, start];
  for (;;) {
    const queue = makeQueue(cards, progress['he-en'], { order: 'deck', newPerDay: 3, extra: 0 }, now);
    const card = nextCard(queue);
    if (!card) return { progress, end: now };
    const grade = ([1, 3, 3, 3, 4, 2, 3] as const)[Math.floor(random() * 7)] ?? 3;
    const memory = answerCard(cardProgressOf(progress['he-en'], card.id), grade, now);
    progress = withAnswer(progress, 'he-en', card.id, memory, now);
    now += 8000;
  }
}

/** Time zones by day. */
const walks: [name: string, firstDay: [number, number, number], zoneOf: (day: number) => string][] = [
  ['in Berlin over the end of summer time', [2026, 9, 5], () => 'Europe/Berlin'],
  ['in New York over the start of summer time', [2027, 1, 20], () => 'America/New_York'],
  [
    'on a journey from Auckland to Honolulu and back',
    [2026, 5, 1],
    (day) =>
      (['Pacific/Auckland', 'Asia/Jerusalem', 'Europe/London', 'Pacific/Honolulu'] as const)[Math.floor(day / 4) % 4] ??
      'UTC',
  ],
  ['in Auckland over the end of summer time', [2027, 2, 15], () => 'Pacific/Auckland'],
  ['in Auckland over the start of summer time', [2026, 8, 1], () => 'Pacific/Auckland'],
  ['at UTC+14', [2026, 10, 20], () => 'Pacific/Kiritimati'],
  ['at UTC−11', [2026, 10, 20], () => 'Pacific/Niue'],
];

describe('six weeks of study at irregular hours', () => {
  it.each(walks)(
    '%s: each evening, the forecast for tomorrow is what is due then',
    (name, [year, month, date], zoneOf) => {
      const random = seededRandom(name);
      let progress = emptyProgress();
      let agreed = 0;
      for (let day = 0; day < 42; day += 1) {
        process.env['TZ'] = zoneOf(day);
        const start = new Date(
          year,
          month,
          date + day,
          5 + Math.floor(random() * 18),
          Math.floor(random() * 60),
        ).getTime();
        const { progress: after, end } = session(progress, start, random);
        progress = after;
        const [today, tomorrow] = forecast([progress['he-en']], 7, end);
        expect(today?.due).toBe(0);
        // The end of the run says on which day the next card comes back.
        const { nextDue = 0 } = makeQueue(cards, progress['he-en'], { order: 'deck', newPerDay: 0, extra: 0 }, end);
        const wait = forecast([progress['he-en']], 99, end).findIndex(({ due }) => due > 0);
        expect(localDaysUntil(nextDue, end)).toBe(wait);
        // The zone of tomorrow differs on the days of a journey.
        process.env['TZ'] = zoneOf(day + 1);
        const tomorrowAt = (at: number): number => new Date(year, month, date + day + 1, at, 30).getTime();
        const counts = [0, 1, 8, 13, 23].map((at) => countDue(progress['he-en'], tomorrowAt(at)));
        if (counts.every((count) => count === tomorrow?.due)) agreed += 1;
        for (let at = 0; at < 24; at += 6) {
          const now = tomorrowAt(at);
          const queue = makeQueue(cards, progress['he-en'], { order: 'deck', newPerDay: 0, extra: 0 }, now);
          expect(queue.due.length + queue.soon.length).toBe(forecast([progress['he-en']], 7, now)[0]?.due);
        }
      }
      expect(agreed).toBe(42);
    },
  );
});

const memory = (due: number, more: Partial<CardProgress> = {}): CardProgress => ({
  due,
  lastReview: due - 24 * hour,
  stability: 1,
  difficulty: 5,
  interval: 1,
  step: 0,
  reps: 3,
  lapses: 0,
  state: 2,
  ...more,
});
const deckOf = (list: readonly CardProgress[]): DeckProgress => ({
  ...emptyProgress(),
  'he-en': { cards: Object.fromEntries(list.map((each, at) => [`c${at}`, each])), begun: { day: '', count: 0 } },
});

describe('answerCard', () => {
  it('counts an evening and the next morning as two days in every time zone', () => {
    for (const zone of ['America/Los_Angeles', 'UTC', 'Asia/Tokyo']) {
      process.env['TZ'] = zone;
      const evening = new Date(2026, 4, 4, 20).getTime();
      const first = answerCard(undefined, 4, evening);
      // Answered one day early or late, the interval differs, so equal intervals mean an equal number of days.
      const next = answerCard(first, 3, new Date(2026, 4, 4 + first.interval, 7).getTime());
      expect([zone, next.interval]).toEqual([
        zone,
        answerCard(first, 3, new Date(2026, 4, 4 + first.interval, 22).getTime()).interval,
      ]);
      expect(
        countDue(deckOf([next])['he-en'], new Date(2026, 4, 3 + first.interval + next.interval, 23, 59).getTime()),
      ).toBe(0);
      expect(
        countDue(deckOf([next])['he-en'], new Date(2026, 4, 4 + first.interval + next.interval, 0, 0).getTime()),
      ).toBe(1);
    }
  });
});

describe('a clock that was set back', () => {
  const now = new Date(2026, 10, 22, 10).getTime();

  it('makes cards due today in the forecast and the count', () => {
    const wrong = [
      memory(now + 400 * 24 * hour, { lastReview: now + 300 * 24 * hour }),
      memory(now + 10 * hour, { lastReview: now + 9 * hour, state: 1 }),
    ];
    const { 'he-en': progress } = deckOf(wrong);
    expect(countDue(progress, now)).toBe(2);
    expect(forecast([progress], 7, now)[0]?.due).toBe(2);
    expect(makeQueue(cards, progress, { order: 'deck', newPerDay: 0, extra: 0 }, now).due).toHaveLength(2);
  });
});

describe('spreadOverdue', () => {
  const now = new Date(2026, 10, 22, 10).getTime();
  const late = (count: number, interval: number): CardProgress[] =>
    Array.from({ length: count }, (_, at) => memory(now - (2 + (at % 9)) * 24 * hour, { interval }));
  const days = (progress: DeckProgress): number[] => forecast([progress['he-en']], 8, now).map(({ due }) => due);

  it('fills the next days, and keeps short intervals for today', () => {
    const before = deckOf([...late(40, 30), ...late(30, 2), memory(localMidnight(now, 1) + hour)]);
    const { progress, moved, days: last } = spreadOverdue(before, 30, now);
    expect(days(progress)).toEqual([30, 30, 11, 0, 0, 0, 0, 0]);
    expect([moved, last]).toEqual([40, 2]);
    const today = Object.values(progress['he-en'].cards).filter(({ due }) => due < localMidnight(now));
    expect(new Set(today.map(({ interval }) => interval))).toEqual(new Set([2]));
    expect(Object.values(progress['he-en'].cards).map(({ lastReview }) => lastReview)).toEqual(
      Object.values(before['he-en'].cards).map(({ lastReview }) => lastReview),
    );
  });

  it('changes nothing the second time, also after some answers', () => {
    const { progress } = spreadOverdue(deckOf(late(300, 5)), 30, now);
    expect(days(progress)).toEqual([43, 43, 43, 43, 43, 43, 42, 0]);
    expect(spreadOverdue(progress, 30, now).moved).toBe(0);
    const [id = ''] = Object.entries(progress['he-en'].cards).find(([, { due }]) => due < now) ?? [];
    const answered = withAnswer(progress, 'he-en', id, memory(localMidnight(now, 3)), now);
    expect(spreadOverdue(answered, 30, now).moved).toBe(0);
  });

  it('leaves a few late cards, cards of today and learning cards', () => {
    const before = deckOf([...late(20, 5), ...Array.from({ length: 30 }, () => memory(localMidnight(now) + hour))]);
    expect(days(spreadOverdue(before, 60, now).progress)[0]).toBe(50);
    expect(spreadOverdue(deckOf(late(90, 0).map((card) => ({ ...card, state: 1 as const }))), 30, now).moved).toBe(0);
    expect(days(spreadOverdue(before, 30, now).progress)).toEqual([30, 20, 0, 0, 0, 0, 0, 0]);
  });
});
