// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CardProgress, DeckProgress, ProgressFile } from '#data/study/contract/study-progress.ts';
import type { StudyCard, StudyDeck } from '#data/study/contract/study-deck.ts';
import { queryClient } from '../../client/query-client.ts';
import { collect, readCollected } from './collected-storage.ts';
import { countAnswer, readDays } from './days-storage.ts';
import { countsByDay } from './edit-study-days.ts';
import { emptyProgress } from './study-progress.ts';
import { Study } from './Study.tsx';

const card = (id: string, hebrew: string): StudyCard => ({
  id,
  hebrew,
  english: id,
  transliteration: id,
  forms: [],
});
/** A deck that had a third card, "lost", in an earlier version of the site. */
const verbs: StudyDeck = { name: 'verbs', cards: [card('to-go', 'לָלֶכֶת'), card('to-eat', 'לֶאֱכֹל')] };

const due: CardProgress = {
  due: 1_795_608_000_000,
  lastReview: 1_795_521_600_000,
  stability: 1,
  difficulty: 5,
  interval: 1,
  step: 0,
  reps: 9,
  lapses: 4,
  state: 2,
};
const recordOf = (cards: Record<string, CardProgress>): DeckProgress => ({
  ...emptyProgress(),
  'he-en': { cards, begun: { day: '2026-11-25', count: 1 } },
});
const stored = (name: string): DeckProgress => JSON.parse(localStorage.getItem(`study-${name}`) ?? 'null');

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  localStorage.setItem('study-settings', '{"shown":false}');
  queryClient.clear();
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/verbs.json') ? Response.json(verbs) : new Response(null, { status: 404 }),
  );
});

async function open(): Promise<void> {
  history.replaceState(null, '', '/hebrew-learning/study?deck=verbs');
  render(<Study decks={[{ name: 'verbs', total: 2 }]} tables={[]} />);
  await screen.findByText(/new for today/);
}

async function answerEasily(english: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/English/), `${english}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
}

/** Refuses to store entries with these names, as a browser does when there is no room for them. */
function fillStorage(isRefused: (name: string) => boolean): void {
  const own = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => own.getItem(name),
    setItem: (name: string, text: string) => {
      if (isRefused(name)) throw new DOMException('full', 'QuotaExceededError');
      own.setItem(name, text);
    },
  });
}

/** The file that the reader gets. */
async function exported(): Promise<ProgressFile> {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:progress');
  await userEvent.click(screen.getByRole('button', { name: 'Export to a file' }));
  const [blob] = create.mock.calls[0] ?? [];
  return JSON.parse(await (blob as Blob).text());
}

it('asks no card that the deck has lost, and keeps its reviews', async () => {
  localStorage.setItem('study-verbs', JSON.stringify(recordOf({ lost: due, 'to-go': due })));
  await open();
  // Both cards were forgotten four times.
  expect(screen.getByText('Difficult for you: 1')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await answerEasily('to-go');
  await answerEasily('to-eat');
  await screen.findByText(/^You knew 2 of 2 answers\./);
  expect(stored('verbs')['he-en'].cards['lost']).toEqual(due);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: /Leave/ }));
  expect(stored('verbs')['he-en'].cards['lost']).toEqual(due);
  expect((await exported()).decks.verbs?.['he-en'].cards['lost']).toEqual(due);
});

it('merges the reviews of a card that the deck has lost from a file', async () => {
  await open();
  const file = {
    kind: 'hebrew-study-progress',
    version: 1,
    exportedAt: '2026-11-20',
    decks: { verbs: recordOf({ lost: due }) },
  };
  await userEvent.upload(
    screen.getByLabelText('Import from a file'),
    new File([JSON.stringify(file)], 'progress.json', { type: 'application/json' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  expect(stored('verbs')['he-en'].cards).toEqual({ lost: due });
  expect(screen.getByRole('radio', { name: /^Verbs 2 cards$/ })).toBeDefined();
});

const whole = JSON.stringify({
  kind: 'hebrew-study-progress',
  version: 1,
  exportedAt: '2026-11-20',
  decks: { verbs: recordOf({ 'to-go': due }) },
});
const files: [name: string, text: string, says: RegExp][] = [
  ['is cut off', whole.slice(0, -40), /^This file is damaged: a part of it is missing\./],
  ['is empty', '', /^This file is not progress exported from Study Mode\./],
  ['is from another product', '{"name":"Anki","cards":[{"due":1}]}', /^This file is not progress exported/],
  ['is the export of "My study"', '{"kind":"my-study","version":1}', /^This file is not progress exported/],
  ['is a table', 'front,back\nשלום,peace\n', /^This file is not progress exported/],
  ['is from a later version', whole.replace('"version":1', '"version":2'), /^This file is from a later version/],
];
it.each(files)('changes nothing and says why if the file %s', async (_, text, says) => {
  const before = JSON.stringify(recordOf({ 'to-eat': due }));
  localStorage.setItem('study-verbs', before);
  await open();
  await userEvent.upload(
    screen.getByLabelText('Import from a file'),
    new File([text], 'progress.json', { type: 'application/json' }),
  );
  const sentence = await screen.findByText(says);
  expect(sentence.textContent).toMatch(/ Nothing was changed\.$/);
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  expect(localStorage.getItem('study-verbs')).toBe(before);
});

it('sets days aside that it cannot read, and counts on', () => {
  const days = '{"version":2,"devices":{"anna1234":{"2026-11-25":[3,2]}}}';
  localStorage.setItem('study-days', days);
  countAnswer(true, Date.UTC(2026, 10, 27, 12));
  expect(localStorage.getItem('study-days-unread')).toBe(days);
  expect([...countsByDay(readDays()).values()]).toEqual([{ answered: 1, known: 1 }]);
});

it('says once that the days and "My words" cannot be read', async () => {
  const days = 'Your record of study days could not be read, so the days are counted again from today.';
  const words = 'Your record of “My words” could not be read, so the deck starts empty.';
  localStorage.setItem('study-days', '{"version":2}');
  localStorage.setItem('study-collected', '[');
  // An entry has set the words aside before Study Mode opens.
  expect(collect('H430', true)).toBeUndefined();
  await open();
  const kept = 'The old record is saved separately.';
  await screen.findByText(`${days} ${kept} ${words} ${kept}`);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await answerEasily('to-go');
  cleanup();
  await open();
  expect(screen.queryByText(/could not be read/)).toBeNull();
  expect(localStorage.getItem('study-days-unread')).toBe('{"version":2}');
  expect(localStorage.getItem('study-collected-unread')).toBe('[');
});

it('says how many overdue cards it moved, and over how many days', async () => {
  // 45 reviews of another deck are due since the day before; 30 stay for today.
  const cards = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`card-${at}`, { ...due, interval: 40 }]));
  localStorage.setItem('study-words', JSON.stringify(recordOf(cards)));
  await open();
  await screen.findByText('Many cards are waiting. So that today is not too long, 15 cards moved to tomorrow.');
  cleanup();
  await open();
  expect(screen.queryByText(/Many cards/)).toBeNull();
});

it('replaces words that it cannot read only once they are set aside', () => {
  const words = '{"version":2,"list":["H430","G26","H1"]}';
  localStorage.setItem('study-collected', words);
  // A shorter value still fits in the place of the record.
  fillStorage((name) => name.endsWith('-unread'));
  expect(collect('H430', true)).toMatch(/\.$/);
  expect(localStorage.getItem('study-collected')).toBe(words);
  expect(readCollected().words).toEqual({});
});

it('says that storage is full, and exports the answers that could not be stored', async () => {
  const before = JSON.stringify(recordOf({ 'to-go': due }));
  localStorage.setItem('study-verbs', before);
  await open();
  fillStorage(() => true);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await answerEasily('to-go');
  await answerEasily('to-eat');
  await screen.findByText('This device has no free storage for your progress. Export it to a file.');
  await userEvent.click(screen.getByRole('button', { name: 'Back to all decks' }));
  expect(localStorage.getItem('study-verbs')).toBe(before);
  const file = await exported();
  expect(file.decks.verbs?.['he-en'].cards['to-go']?.reps).toBe(10);
  expect(Object.keys(file.decks.verbs?.['he-en'].cards ?? {}).toSorted()).toEqual(['to-eat', 'to-go']);
  expect(Object.values(file.days?.devices ?? {}).map((days) => Object.values(days))).toEqual([
    [{ answered: 2, known: 2 }],
  ]);
});
