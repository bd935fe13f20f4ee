import { expect, it } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { choicesFor } from './choices.ts';

const card = (hebrew: string, english: string, note = 'noun'): StudyCard => ({
  id: english.replace(/\W/g, '-'),
  hebrew,
  transliteration: '',
  english,
  note,
  forms: [],
});
const light = card('אוֹר', 'light');
const cards = [
  light,
  card('קַל', 'light, easy', 'adjective'),
  card('יָד', 'hand'),
  card('רֹאשׁ', 'head'),
  card('עַיִן', 'eye'),
  card('הָלַךְ', 'to go', 'verb'),
];

it('contains the answer once and three wrong ones, of the same kind first', () => {
  for (let at = 0; at < 20; at += 1)
    expect(choicesFor(light, cards, 'he-en', Math.random).sort()).toEqual(['eye', 'hand', 'head', 'light']);
  expect(choicesFor(light, cards, 'en-he', Math.random)).toContain('אוֹר');
});

it('contains fewer choices if the deck is small', () => {
  expect(choicesFor(light, cards.slice(0, 3), 'he-en', Math.random).sort()).toEqual(['hand', 'light']);
});
