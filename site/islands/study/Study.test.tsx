// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryAnswer, EntryShard } from '#data/dictionary/contract/entry.ts';
import { mergeFiles, withoutUndone } from '#data/study/contract/merge-study.ts';
import { studyUpdate, type ProgressFile } from '#data/study/contract/study-progress.ts';
import type { StudyCard, StudyDeck } from '#data/study/contract/study-deck.ts';
import { writeUser } from '../accounts/stored-user.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { queryClient } from '../../client/query-client.ts';
import { calendarDay } from './local-calendar.ts';
import { emptyCollected, setWord } from './edit-collected-words.ts';
import { collect } from './collected-storage.ts';
import { emptyProgress } from './study-progress.ts';
import { Study } from './Study.tsx';

const card = (id: string, hebrew: string): StudyCard => ({
  id,
  hebrew,
  english: id,
  transliteration: id,
  forms: [],
});
const words: StudyDeck = { name: 'words', cards: [card('table', 'שֻׁלְחָן'), card('water', 'מַיִם'), card('man', 'אִישׁ')] };

/** The site's answers by path. Any other path answers 404. */
const answers = new Map<string, () => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('study-settings', '{"shown":false}');
  queryClient.clear();
  history.replaceState(null, '', '/hebrew-learning/study');
  answers.clear();
  answers.set('/hebrew-learning/decks/words.json', async () => Response.json(words));
  vi.stubGlobal('fetch', async (url: string) => answers.get(url)?.() ?? new Response(null, { status: 404 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Opens Study Mode, and waits for the deck in the URL. */
async function open(query: string, more?: React.ReactNode): Promise<void> {
  history.replaceState(null, '', `/hebrew-learning/study?${query}`);
  render(
    <>
      <Study
        decks={[
          { name: 'words', total: 3 },
          { name: 'verbs', total: 1 },
          { name: 'mine', total: undefined },
        ]}
        tables={[]}
      />
      {more}
    </>,
  );
  await screen.findByText(/new for today|not added a word yet/);
}

const entry = (strongsNumber: EntryAnswer['strongsNumber'], word: string, gloss: string): EntryShard => ({
  [strongsNumber]: {
    strongsNumber,
    word,
    transliteration: gloss,
    pronunciation: '',
    definition: gloss,
    origin: '',
    usage: '',
    language: strongsNumber.startsWith('G') ? 'greek' : 'hebrew',
    id: strongsNumber,
    aramaic: false,
    partOfSpeech: '',
    gloss,
  },
});

const file = (more: Partial<ProgressFile>): File => {
  const { kind, version, exportedAt } = { kind: 'hebrew-study-progress', version: 1, exportedAt: '2026-11-20' };
  return new File([JSON.stringify({ kind, version, exportedAt, decks: {}, ...more })], 'progress.json', {
    type: 'application/json',
  });
};

/** Chooses a direction after the first rendering, before the effect that opens the page: React runs this effect first. */
function ChoiceDuringHydration() {
  useLayoutEffect(() => screen.getByRole('radio', { name: 'English → Hebrew' }).click(), []);
  return null;
}

it('keeps the deck of the URL if the reader chooses a direction during hydration', async () => {
  await open('deck=words', <ChoiceDuringHydration />);
  expect(location.search).toBe('?deck=words&direction=en-he');
  expect(screen.getByRole('radio', { name: /^Words/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'English → Hebrew' })).toHaveProperty('checked', true);
});

it('leaves the collected words unchanged if the imported file has none and replaces the decks', async () => {
  collect('H430', true);
  await open('deck=words');
  await userEvent.upload(screen.getByLabelText('Import from a file'), file({ decks: { phrases: emptyProgress() } }));
  await screen.findByText(/Replace deletes your progress in these decks\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  screen.getByText('The file replaced your progress in these decks.');
  screen.getByRole('radio', { name: /^My words 1 card/ });
});

it('says before the import that the words of the file replace those collected here', async () => {
  collect('H430', true);
  await open('deck=words');
  const collected = setWord(setWord(emptyCollected(), 'G26', true, 1), 'G3056', true, 2);
  await userEvent.upload(screen.getByLabelText('Import from a file'), file({ collected }));
  const offer = await screen.findByText(/^Words from the dictionary: 2\./);
  expect(offer.textContent).toMatch(/Replace deletes your words on this device\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  screen.getByText('The file replaced your words on this device.');
  screen.getByRole('radio', { name: /^My words 2 cards/ });
});

it('undoes an answer in the count of the day too', async () => {
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.type(await screen.findByLabelText('In English'), 'table{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await userEvent.click(screen.getByRole('button', { name: /Again/ }));
  await userEvent.click(screen.getByRole('button', { name: /Leave/ }));
  await screen.findByText('1 of 20 answers today');
  screen.getByText(/You knew 0% of 1 answer in the last 30 days\./);
});

it('undoes the last answer of a run in the account too, which has received it', async () => {
  writeUser({ id: 'u1', username: 'reader', role: 'reader', sessionId: 's1' });
  answers.set('/hebrew-learning/decks/words.json', async () =>
    Response.json({ ...words, cards: words.cards.slice(0, 1) }),
  );
  // The account, which merges what devices send as the worker does.
  let account: ProgressFile | undefined;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return answers.get(url)?.() ?? new Response(null, { status: 404 });
    const { undone = [], ...sent } = studyUpdate.parse(JSON.parse(String(body)));
    account = account ? mergeFiles(sent, withoutUndone(account, undone)) : sent;
    return Response.json(account);
  });
  const saved = () => account?.decks.words?.['he-en'].cards['table'];
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.type(await screen.findByLabelText('In English'), 'table{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
  await waitFor(() => expect(saved()?.state).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await userEvent.click(screen.getByRole('button', { name: /Again/ }));
  await userEvent.click(screen.getByRole('button', { name: /Leave/ }));
  await waitFor(() => expect(saved()).toMatchObject({ state: 1, reps: 1 }));
  expect(Object.values(account?.days?.devices ?? {}).flatMap((days) => Object.values(days))).toEqual([
    { answered: 1, known: 0 },
  ]);
  expect(localStorage.getItem('study-undone')).toBeNull();
});

it('spreads the overdue cards that no other device has answered, after the first sync', async () => {
  const due = (late: number) => calendarDay(Date.now(), -late);
  const memory = { stability: 5, difficulty: 5, interval: 5, step: 0, reps: 1, lapses: 0, state: 2 as const };
  const many = Array.from({ length: 60 }, (_, at) => card(`c${at}`, 'מַיִם'));
  answers.set('/hebrew-learning/decks/words.json', async () => Response.json({ name: 'words', cards: many }));
  const progressWith = (answered: number): NonNullable<ProgressFile['decks']['words']> => ({
    ...emptyProgress(),
    'he-en': {
      cards: Object.fromEntries(
        many.map(({ id }, at) => [
          id,
          at < answered
            ? { ...memory, due: due(-20), lastReview: Date.now() }
            : { ...memory, due: due(9), lastReview: due(14) },
        ]),
      ),
      begun: { day: '', count: 0 },
    },
  });
  writeUser({ id: 'u1', username: 'reader', role: 'reader', sessionId: 's1' });
  localStorage.setItem('study-words', JSON.stringify(progressWith(0)));
  const received = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return answers.get(url)?.() ?? new Response(null, { status: 404 });
    await received.promise;
    const sent: ProgressFile = studyUpdate.parse(JSON.parse(String(body)));
    return Response.json(mergeFiles(sent, { ...sent, decks: { words: progressWith(25) } }));
  });
  await open('deck=words');
  // The other device has done 25 of 60, so 35 are late. 30 of them stay today.
  received.resolve();
  await screen.findByText(/5 cards moved to tomorrow\./);
  await screen.findByText(/^Words: 30 to review/);
});

it('continues a run when the card of a collected word arrives late, and asks that card too', async () => {
  answers.set('/static-strongs/H4.json', async () => Response.json(entry('H430', 'אֱלֹהִים', 'God')));
  answers.set('/static-strongs/G0.json', async () => Response.json(entry('G26', 'ἀγάπη', 'love')));
  for (const number of ['G26', 'H430', 'H776']) collect(number, true);
  await open('deck=mine');
  const late = Promise.withResolvers<Response>();
  answers.set('/static-strongs/H7.json', () => late.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Remove H430' }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const answer = await screen.findByLabelText('In English');
  late.resolve(Response.json(entry('H776', 'אֶרֶץ', 'earth')));
  await waitFor(() => expect(localStorage.getItem('study-collected-cards')).toContain('H776'));
  await userEvent.type(answer, 'love{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
  expect((await screen.findByText('אֶרֶץ')).closest('#question')).toBeTruthy();
});

it('counts no card that a deck no longer has, also before the deck is opened', async () => {
  const due = {
    due: 0,
    lastReview: 0,
    stability: 1,
    difficulty: 5,
    interval: 1,
    step: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  };
  const direction = { cards: { 'to-go': due, lost: due }, begun: { day: '', count: 0 } };
  const stored = JSON.stringify({ ...emptyProgress(), 'he-en': direction });
  localStorage.setItem('study-verbs', stored);
  answers.set('/hebrew-learning/decks/verbs.json', async () =>
    Response.json({ name: 'verbs', cards: [card('to-go', 'לָלֶכֶת')] }),
  );
  await open('deck=words');
  await screen.findByText('Verbs: 1 to review');
  screen.getByRole('radio', { name: /^Verbs 1 card · 1.to.review$/ });
  // A later version of the deck may have the card again.
  expect(localStorage.getItem('study-verbs')).toBe(stored);
});

it('counts the cards that are still new when a run is over', async () => {
  localStorage.setItem('study-settings', JSON.stringify({ newPerDay: 2, shown: false }));
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  for (const english of ['table', 'water']) {
    await userEvent.type(await screen.findByLabelText('In English'), `${english}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
  }
  screen.getByText(/You have not seen 1 card of this deck yet\.$/);
});

it('keeps the focus at the words when one is put back', async () => {
  answers.set('/static-strongs/H4.json', async () => Response.json(entry('H430', 'אֱלֹהִים', 'God')));
  collect('H430', true);
  await open('deck=mine');
  await userEvent.click(screen.getByRole('button', { name: 'Remove H430' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('My words: 1')).toBe(document.activeElement);
});

const ends = ['Merge', 'Replace', 'Cancel'];
it.each(ends)('returns the focus to the file input after %s', async (end) => {
  await open('deck=words');
  const input = screen.getByLabelText('Import from a file');
  await userEvent.upload(input, file({ decks: { words: emptyProgress() } }));
  const button = await screen.findByRole('button', { name: end });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(input);
});

it('ignores single-character keys if the reader has turned them off, but not Enter', async () => {
  localStorage.setItem('single-keys', 'off');
  localStorage.setItem('study-settings', JSON.stringify({ exercise: 'choose', shown: false }));
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const first = (await screen.findByRole('list', { name: 'Answers' })).querySelector('button');
  expect(first).toBe(document.activeElement);
  expect(first?.textContent).not.toContain('1');
  await userEvent.keyboard('1');
  expect(screen.queryByRole('group', { name: 'Answer' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('group', { name: 'Answer' });
  await userEvent.keyboard('4');
  screen.getByRole('group', { name: 'Answer' });
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('group', { name: 'Answer' })).toBeNull();
  await userEvent.keyboard('u');
  expect(screen.queryByRole('group', { name: 'Answer' })).toBeNull();
});

it('leaves the keys to the list of shortcuts while that is open over a card', async () => {
  localStorage.setItem('study-settings', JSON.stringify({ exercise: 'choose', shown: false }));
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('list', { name: 'Answers' });
  openDialog({ kind: 'keys' }, null);
  (await screen.findByRole('button', { name: 'Close' })).focus();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('list', { name: 'Answers' });
});

/** The page comes to the foreground at this time. */
async function returnAt(time: Date): Promise<void> {
  vi.setSystemTime(time);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('follows the local day when the page was left open over midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 50) });
  const memory = { lastReview: Date.now(), stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0 };
  const cards = { table: { ...memory, due: calendarDay(Date.now(), 1), state: 2 } };
  const direction = { cards, begun: { day: '2026-11-20', count: 1 } };
  localStorage.setItem('study-words', JSON.stringify({ ...emptyProgress(), 'he-en': direction }));
  const days = { version: 1, devices: { abcdefgh: { '2026-11-20': { answered: 3, known: 3 } } } };
  localStorage.setItem('study-days', JSON.stringify(days));
  await open('deck=words');
  screen.getByText('3 of 20 answers today');
  expect(screen.queryByText('Words: 1 to review')).toBeNull();
  await returnAt(new Date(2026, 10, 21, 0, 10));
  screen.getByText('0 of 20 answers today');
  screen.getByText(/^Words: 1 to review/);
});

it('leaves the summary of a run on the next day, which begins with what is due then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 21) });
  localStorage.setItem('study-settings', JSON.stringify({ newPerDay: 1, shown: false }));
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.type(await screen.findByLabelText('In English'), 'table{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Easy/ }));
  await returnAt(new Date(2026, 10, 20, 23));
  screen.getByText(/^You knew 1 of 1 answer\./);
  await returnAt(new Date(2026, 11, 20, 9));
  await screen.findByText(/^Words: 1 to review/);
});

// In winter, midnight in Auckland is noon in UTC.
it.each([
  ['Pacific/Auckland', '2026-06-10T20:00+12:00'],
  ['Pacific/Auckland', '2026-12-10T20:00+13:00'],
  ['Pacific/Kiritimati', '2026-06-10T20:00+14:00'],
  ['Pacific/Niue', '2026-06-10T20:00-11:00'],
])('says in %s that a card of the next day comes back tomorrow', async (zone, evening) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(evening) });
  const memory = { lastReview: Date.now(), stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0 };
  const cards = { table: { ...memory, due: calendarDay(Date.now(), 1), state: 2 } };
  const direction = { cards, begun: { day: '', count: 0 } };
  localStorage.setItem('study-words', JSON.stringify({ ...emptyProgress(), 'he-en': direction }));
  localStorage.setItem('study-settings', JSON.stringify({ newPerDay: 0 }));
  await open('deck=words');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByText(/The next card comes back tomorrow\./);
});
