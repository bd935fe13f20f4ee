import { expect, test } from 'vitest';
import { builtDeckNames } from '#data/study/decks.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { sharedDeck } from '../../testing/shared-deck.ts';
import { checkAnswer } from './check-answer.ts';
import { choicesFor } from './choices.ts';

const decks = builtDeckNames.map((name) => sharedDeck(name));

/** Pairs whose prompts are equal by `promptOf`: both words, as a learner is asked "time" and "time, season". */
function equalPrompts(
  cards: readonly StudyCard[],
  promptOf: (card: StudyCard) => string,
): [one: StudyCard, other: StudyCard][] {
  return cards.flatMap((one, at) =>
    cards
      .slice(at + 1)
      .flatMap((other): [StudyCard, StudyCard][] => (promptOf(one) === promptOf(other) ? [[one, other]] : [])),
  );
}

const firstMeaning = ({ english }: StudyCard): string => (english.split(/[,;]/)[0] ?? '').trim().toLowerCase();
const wholePrompt = ({ english }: StudyCard): string =>
  english
    .toLowerCase()
    .replaceAll(/[^a-z0-9()’']+/g, ' ')
    .trim();

test('no two cards have the same English prompt, except verbs that are asked for their binyan', () => {
  for (const { name, cards } of decks)
    if (name !== 'binyanim')
      expect(equalPrompts(cards, wholePrompt).map(([one, other]) => `${name}: ${one.id} ${other.id}`)).toEqual([]);
});

test('the prompts that begin with the same meaning are these', () => {
  const pairs = decks.flatMap(({ name, cards }) =>
    name === 'words' || name === 'verbs'
      ? equalPrompts(cards, firstMeaning).map(([one, other]) => `${one.english} / ${other.english}`)
      : [],
  );
  expect(pairs.toSorted()).toEqual(
    [
      'but / but, only',
      'boy, child / boy, youth',
      'cattle, beast / cattle, beef',
      'here / here, in this place',
      'justice, trial, verdict / justice, righteousness',
      'please, I pray / please, you’re welcome',
      'time / time, season',
      'to live, to dwell / to live, to be alive',
      'to say / to say, to tell (a fact)',
    ].toSorted(),
  );
});

test('a word that fits the same prompt is right, says so, and is never a wrong choice', () => {
  for (const { name: deck, cards } of decks) {
    if (deck !== 'words' && deck !== 'verbs') continue;
    for (const pair of equalPrompts(cards, firstMeaning))
      for (const [card, typed] of [pair, pair.toReversed()] as const) {
        if (!card || !typed) throw new Error('A pair has two cards');
        const { verdict } = checkAnswer(typed.hebrew, { card, direction: 'en-he', deck, cards });
        expect(verdict, `${card.english}: ${typed.hebrew}`).toBe('other');
        expect(choicesFor(card, [card, typed], 'en-he', () => 0.5)).toEqual([card.hebrew]);
      }
  }
});

test('two collected words with one short meaning are both right', () => {
  const cards = [
    { id: 'H120', hebrew: 'אָדָם', transliteration: 'adam', english: 'man; mankind', forms: [] },
    { id: 'H1397', hebrew: 'גֶּבֶר', transliteration: 'gever', english: 'man', forms: [] },
  ] satisfies StudyCard[];
  const [adam, gever] = cards;
  if (!adam || !gever) throw new Error('Both cards are needed');
  expect(checkAnswer('גבר', { card: adam, direction: 'en-he', deck: 'mine', cards })).toEqual({ verdict: 'other' });
  expect(checkAnswer('אדם', { card: gever, direction: 'en-he', deck: 'mine', cards })).toEqual({ verdict: 'other' });
});
