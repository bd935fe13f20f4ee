import { describe, expect, it } from 'vitest';
import { builtDeckNames } from '#data/study/decks.ts';
import { sharedDeck } from '../../testing/shared-deck.ts';
import { checkAnswer } from './check-answer.ts';
import teacherAnswers from './teacher-answers.json' with { type: 'json' };

type Mark = '=' | '~' | 'x';
const marks: Record<string, Mark> = { right: '=', other: '=', nearly: '~', wrong: 'x', unknown: 'x' };

/**
 * The answers are in lines by deck and direction. A line has the id of a card; then "=" with right answers, "~" with
 * slips of one letter, and "x" with wrong answers. Returns one answer by line: "sister: brother is x".
 */
function judged(name: string, lines: readonly string[]): { expected: string[]; given: string[] } {
  const [deckName, direction] = name.split(' ');
  const deck = builtDeckNames.find((each) => each === deckName) ?? 'words';
  const { cards } = sharedDeck(deck);
  const [expected, given]: [string[], string[]] = [[], []];
  for (const line of lines) {
    const [, id = '', answers = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const card = cards.find((each) => each.id === id);
    if (!card) throw new Error(`The deck "${deck}" has no card "${id}"`);
    for (const [, mark = '', list = ''] of answers.matchAll(/([=~x]) (.*?)(?= [=~x] |$)/g))
      for (const typed of list.split('; ')) {
        const { verdict } = checkAnswer(typed, {
          card,
          direction: direction === 'en-he' ? 'en-he' : 'he-en',
          deck,
          cards,
        });
        expected.push(`${id}: ${typed} is ${mark}`);
        given.push(`${id}: ${typed} is ${marks[verdict] ?? verdict}`);
      }
  }
  return { expected, given };
}

it.each(builtDeckNames)('every answer of the deck %s that a card prints is right', (deck) => {
  const { cards } = sharedDeck(deck);
  const refused = cards.filter(
    (card) => checkAnswer(card.english, { card, direction: 'he-en', deck, cards }).verdict !== 'right',
  );
  expect(refused.map(({ id }) => id)).toEqual([]);
});

describe('answers are checked as a teacher would', () => {
  it.each(Object.entries(teacherAnswers))('%s', (name, lines) => {
    const { expected, given } = judged(name, lines);
    expect(given).toEqual(expected);
  });
});
