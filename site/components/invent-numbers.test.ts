import { expect, test } from 'vitest';
import { inventNumbers } from './invent-numbers.ts';

test.each<[text: string, numbers: string[]]>([
  ['And the gold{H2091} of That land', ['H1000', 'H2001', 'H2091', 'H4003', 'H3004', 'H4005']],
  ['gold{H2091}; and Gold{H2091}.', ['H2091', 'H4001', 'H2091']],
  ['In  the\nbeginning', ['H1000', 'H2001', 'H2002']],
  ['love{G26} is', ['G26', 'H4001']],
  ['', []],
])('%j gives %j', (text, numbers) => {
  expect(inventNumbers(text).map(({ number }) => number)).toEqual(numbers);
});

test('a tagged word keeps its number and the punctuation after the tag', () => {
  expect(inventNumbers('gold{H2091};')).toEqual([{ word: 'gold;', number: 'H2091', isInvented: false }]);
});
