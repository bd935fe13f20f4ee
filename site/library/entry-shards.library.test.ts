import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { shardOf } from '#data/dictionary/entry-number.ts';
import { checkAnswer } from '../islands/study/check-answer.ts';
import { entryCard } from '../islands/study/collected-cards.ts';
import { entryShard } from './entry-shards.ts';

/** A slip of one letter is a mistake if it is another English, Hebrew or Greek word. */
const answers: [number: EntryNumber, direction: 'he-en' | 'en-he', typed: string, verdict: string][] = [
  ['H1004', 'he-en', 'house', 'right'],
  ['H1004', 'he-en', 'huose', 'nearly'],
  ['H1004', 'he-en', 'horse', 'wrong'],
  ['G5485', 'he-en', 'grace', 'right'],
  ['G5485', 'he-en', 'grabe', 'nearly'],
  ['G5485', 'he-en', 'grave', 'wrong'],
  ['H349', 'he-en', 'how', 'right'],
  ['H375', 'he-en', 'where', 'right'],
  ['H4100', 'he-en', 'why?', 'right'],
  ['H6666', 'en-he', 'צדקה', 'right'],
  ['H4941', 'en-he', 'משפט', 'right'],
  ['H4941', 'en-he', 'מספט', 'nearly'],
  ['H4150', 'en-he', 'מועד', 'right'],
  ['H4150', 'en-he', 'מופד', 'nearly'],
];
test.each(answers)('of the card of %s, %s, "%s" is %s', (number, direction, typed, verdict) => {
  const entry = entryShard(shardOf(number))[number];
  if (!entry) throw new Error(`There is no ${number}`);
  const card = entryCard(entry);
  expect(checkAnswer(typed, { card, direction, deck: 'mine', cards: [card] }).verdict).toBe(verdict);
});
