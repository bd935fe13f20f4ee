// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryAnswer, ShardEntry } from '#data/dictionary/contract/entry.ts';
import { checkAnswer } from './check-answer.ts';
import { collectedCards, entryCard } from './collected-cards.ts';
import { loadShard } from '../dictionary/entry-shard.ts';

vi.mock('../dictionary/entry-shard.ts', () => ({ loadShard: vi.fn() }));
/** The site's examples by version; `undefined` without a network. */
let counts: Record<string, number> | undefined;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  counts = { wlc: 2600, sblgnt: 116 };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!counts) throw new TypeError('Failed to fetch');
    const version = new URL(url, 'http://localhost').searchParams.get('version') ?? 'kjv';
    return Response.json({ verses: [], version, totalOccurrences: counts[version] ?? 0 });
  });
});

const entry = (fields: Partial<EntryAnswer> & Pick<EntryAnswer, 'strongsNumber' | 'word'>): EntryAnswer => ({
  id: fields.strongsNumber,
  language: fields.strongsNumber.startsWith('G') ? 'greek' : 'hebrew',
  aramaic: false,
  transliteration: '',
  pronunciation: '',
  partOfSpeech: '',
  definition: '',
  origin: '',
  usage: '',
  gloss: '',
  ...fields,
});
const god = entry({
  strongsNumber: 'H430',
  word: 'אֱלֹהִים',
  transliteration: 'ʼĕlôhîym',
  gloss: 'gods, the supreme God, magistrates',
  usage: 'God (2,362×), gods (216×), God’s (7×), judges (4×)',
});
const love = entry({
  strongsNumber: 'G26',
  word: 'ἀγάπη',
  transliteration: 'agápē',
  gloss: 'love',
  usage: 'charity (27×)',
});

const house: ShardEntry = {
  ...entry({ strongsNumber: 'H1004', word: 'בַּיִת', gloss: 'house, household' }),
  similar: 'horse mouse',
};

beforeEach(() => {
  localStorage.clear();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.clearAllMocks());

const answers: [card: ShardEntry, direction: 'he-en' | 'en-he', typed: string, verdict: string][] = [
  [god, 'he-en', 'gods', 'right'],
  [god, 'he-en', 'God', 'right'],
  [god, 'he-en', 'judges', 'right'],
  [god, 'he-en', 'king', 'wrong'],
  [god, 'en-he', 'אלהים', 'right'],
  [god, 'en-he', 'elohim', 'right'],
  [god, 'en-he', 'מלך', 'wrong'],
  [love, 'he-en', 'charity', 'right'],
  [love, 'en-he', 'αγαπη', 'right'],
  [love, 'en-he', 'ΑΓΑΠΗ', 'right'],
  [love, 'en-he', 'agape', 'right'],
  [love, 'en-he', 'λόγος', 'wrong'],
  [house, 'he-en', 'house', 'right'],
  [house, 'he-en', 'huose', 'nearly'],
  [house, 'he-en', 'horse', 'wrong'],
];
it.each(answers)('the card of the entry $0.word %s %s is %s', (of, direction, typed, verdict) => {
  const card = entryCard(of);
  expect(checkAnswer(typed, { card, direction, deck: 'mine', cards: [card] }).verdict).toBe(verdict);
});

it('loads each entry file once, and none for a word that already has a card', async () => {
  vi.mocked(loadShard).mockResolvedValue({ H430: god, H410: { ...god, strongsNumber: 'H410' } });
  expect((await collectedCards(['H430', 'H410'])).map(({ id }) => id)).toEqual(['h430', 'h410']);
  expect(loadShard).toHaveBeenCalledExactlyOnceWith('H4');
  vi.mocked(loadShard).mockRejectedValue(new TypeError('Failed to fetch'));
  await waitFor(() => expect(localStorage.getItem('study-collected-cards')?.match(/"total":2600/g)).toHaveLength(2));
  expect((await collectedCards(['H410', 'H430'])).map(({ id }) => id)).toEqual(['h410', 'h430']);
  expect(loadShard).toHaveBeenCalledTimes(1);
});

it('leaves out an entry that cannot be loaded, and adds it once it can', async () => {
  vi.mocked(loadShard).mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await collectedCards(['G26'])).toEqual([]);
  vi.mocked(loadShard).mockResolvedValue({ G26: love });
  expect(await collectedCards(['G26'])).toMatchObject([{ id: 'g26', hebrew: 'ἀγάπη', lang: 'grc', english: 'love' }]);
});

it('adds the count to a card that was made without a network, and makes it again by today’s dictionary', async () => {
  counts = undefined;
  vi.mocked(loadShard).mockResolvedValue({ G26: { ...love, gloss: 'affection f' } });
  expect(await collectedCards(['G26'])).toMatchObject([{ english: 'affection f', entry: { number: 'G26' } }]);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  counts = { sblgnt: 116 };
  vi.mocked(loadShard).mockResolvedValue({ G26: love });
  await collectedCards(['G26']);
  await waitFor(async () =>
    expect(await collectedCards(['G26'])).toMatchObject([{ english: 'love', entry: { total: 116 } }]),
  );
});
