import { describe, expect, it } from 'vitest';
import { deckProgress, progressFile } from '#data/study/contract/study-progress.ts';
import { collectedWords } from '#data/study/contract/collected-words.ts';
import { emptyCollected, setWord } from './edit-collected-words.ts';
import { tryParseCollected } from './collected-storage.ts';
import { tryParseDeckProgress } from './parse-progress.ts';
import { parseProgressFile, formatProgressFile } from './progress-file.ts';
import { emptyDays, withAnswerOnDay } from './edit-study-days.ts';

const card = {
  due: 2000,
  lastReview: 1000,
  stability: 2.3,
  difficulty: 5.1,
  interval: 1,
  step: 0,
  reps: 1,
  lapses: 0,
  state: 2,
};
const direction = { cards: { water: card }, begun: { day: '2026-11-20', count: 1 } };
const whole = { version: 1, 'he-en': direction, 'en-he': { cards: {}, begun: { day: '', count: 0 } } };
const withCard = (change: object): object => ({
  ...whole,
  'he-en': { ...direction, cards: { water: { ...card, ...change } } },
});

const values: [name: string, value: unknown, isGood: boolean][] = [
  ['a whole record', whole, true],
  ['nothing', null, false],
  ['a list', [whole], false],
  ['a text', 'progress', false],
  ['a later version', { ...whole, version: 2 }, false],
  ['a direction too few', { version: 1, 'he-en': direction }, false],
  ['a field too many', { ...whole, more: 1 }, false],
  ['cards as a list', { ...whole, 'he-en': { ...direction, cards: [card] } }, false],
  ['a name that is no card’s', { ...whole, 'he-en': { ...direction, cards: { __proto: card } } }, false],
  ['a count below zero', { ...whole, 'he-en': { ...direction, begun: { day: '2026-11-20', count: -1 } } }, false],
  ['a day that is none', { ...whole, 'he-en': { ...direction, begun: { day: 'today', count: 1 } } }, false],
  ['a card without its state', withCard({ state: undefined }), false],
  ['a state that FSRS has not', withCard({ state: 4 }), false],
  ['a due time as text', withCard({ due: '2026' }), false],
  ['a due time beyond what a date holds', withCard({ due: 1e17 }), false],
  ['a part of a millisecond', withCard({ due: 0.5 }), false],
  ['a stability below zero', withCard({ stability: -1 }), false],
  ['a difficulty above ten', withCard({ difficulty: 10.5 }), false],
  ['a card with a field too many', withCard({ html: '<b>' }), false],
];

describe('parsing progress', () => {
  it.each(values)('%s', (_, value, isGood) => {
    expect(tryParseDeckProgress(value) !== undefined).toBe(isGood);
    expect(deckProgress.safeParse(value).success).toBe(isGood);
  });
});

const word = { at: 1000, isIn: true };
const collections: [name: string, value: unknown, isGood: boolean][] = [
  ['none', { version: 1, words: {} }, true],
  ['Hebrew and Greek', { version: 1, words: { H430: word, G26: { at: 2000, isIn: false } } }, true],
  ['nothing', null, false],
  ['a later version', { version: 2, words: {} }, false],
  ['a field too many', { version: 1, words: {}, more: 1 }, false],
  ['a list', { version: 1, words: ['H430'] }, false],
  ['a number of no dictionary', { version: 1, words: { X1: word } }, false],
  ['a number as addresses may have it', { version: 1, words: { h430: word } }, false],
  ['a word without its time', { version: 1, words: { H430: { isIn: true } } }, false],
  ['a part of a millisecond', { version: 1, words: { H430: { at: 0.5, isIn: true } } }, false],
  ['a time beyond what a date holds', { version: 1, words: { H430: { at: 1e17, isIn: true } } }, false],
  ['a word with a field too many', { version: 1, words: { H430: { ...word, html: '<b>' } } }, false],
];

describe('parsing collected words', () => {
  it.each(collections)('%s', (_, value, isGood) => {
    expect(tryParseCollected(value) !== undefined).toBe(isGood);
    expect(collectedWords.safeParse(value).success).toBe(isGood);
  });
});

describe('a progress file', () => {
  it('is the same after a round trip', () => {
    const decks = { words: deckProgress.parse(whole) };
    const days = withAnswerOnDay(emptyDays(), 'device01', true, Date.UTC(2026, 10, 20));
    const collected = setWord(emptyCollected(), 'H430', true, Date.UTC(2026, 10, 20));
    const text = formatProgressFile({ decks, days, collected }, Date.UTC(2026, 10, 20));
    expect(progressFile.safeParse(JSON.parse(text)).success).toBe(true);
    expect(parseProgressFile(text)).toEqual({ decks, days, collected });
  });

  it('from before words could be collected has no collected words', () => {
    const text = '{"kind":"hebrew-study-progress","version":1,"decks":{}}';
    expect(parseProgressFile(text).collected).toBeUndefined();
  });

  const bad: [text: string, says: RegExp][] = [
    ['', /not progress/],
    ['{"kind":"hebrew-study-progress","version":1,"decks":{"words":{"ver', /a part of it is missing/],
    ['[]', /not progress/],
    ['{"kind":"bookmarks"}', /not progress/],
    ['{"kind":"hebrew-study-progress","version":9,"decks":{}}', /later version/],
    ['{"kind":"hebrew-study-progress","version":1,"decks":{"songs":{}}}', /unknown decks/],
    ['{"kind":"hebrew-study-progress","version":1,"decks":{"words":{}}}', /progress in words/],
    [
      '{"kind":"hebrew-study-progress","version":1,"decks":{},"days":{"version":1,"devices":{"x":{}}}}',
      /days with answers/,
    ],
    [
      '{"kind":"hebrew-study-progress","version":1,"decks":{},"collected":{"version":1,"words":{"H430":true}}}',
      /words from the dictionary/,
    ],
    [' '.repeat(5_000_001), /too large/],
  ];
  it.each(bad)('is rejected with a sentence: %.60s', (text, says) =>
    expect(() => parseProgressFile(text)).toThrow(says),
  );
});
