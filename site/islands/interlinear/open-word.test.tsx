// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InterlinearWords, type InterlinearWordsProps } from '../../views/interlinear/InterlinearWords.tsx';
import type { ShownUnit } from '../../views/interlinear/unit-html.ts';
import { wordOfUnit } from './open-word.ts';

const texts = { original: 'tr', translation: 'kjv' };

/** The word with this form. */
function opened(units: readonly ShownUnit[], order: InterlinearWordsProps['order'], form: string): unknown {
  const { container } = render(<InterlinearWords units={units} order={order} />);
  const line = [...container.querySelectorAll('.o')].find(({ textContent }) => textContent === form);
  const unit = line?.closest('li');
  return line && unit ? wordOfUnit(unit, line, texts)?.context : undefined;
}

const word = (form: string, number: `G${number}`) => ({ form, number, language: 'grc' });
const unit = (gloss: string, ...words: ShownUnit['words']): ShownUnit => ({ gloss, kind: 'tagged', words });

it('names the texts of the word and of its translation', () => {
  const units = [unit('God', word('θεος', 'G2316'))];
  expect(opened(units, 'original', 'θεος')).toMatchObject({
    gloss: 'God',
    version: 'tr',
    translation: 'kjv',
    isOneOfSeveral: false,
  });
});

it.each([
  ['ruled,', 'ruled'],
  ['“Don’t', 'Don’t'],
  ['the kings’', 'the kings’'],
  ['¿Por qué', 'Por qué'],
  ['in the earth.”', 'in the earth'],
])('leaves the punctuation of the verse out of %j', (printed, gloss) => {
  expect(opened([unit(printed, word('θεος', 'G2316'))], 'translation', 'θεος')).toMatchObject({ gloss });
});

it('tells a word of an imported text', () => {
  const units = [unit('God', word('θεος', 'G2316'))];
  expect(opened(units, 'original', 'θεος')).toMatchObject({ hasImport: false });
  document.body.dataset['imported'] = 'true';
  expect(opened(units, 'original', 'θεος')).toMatchObject({ hasImport: true });
  delete document.body.dataset['imported'];
});

it.each(['original', 'translation'] as const)(
  'tells a word from others with its number, in the order of the %s',
  (order) => {
    // John 1:1: "the Word was with God, and the Word was God".
    const units = [
      unit('God', word('θεον', 'G2316')),
      unit('and', word('και', 'G2532')),
      unit('God', word('θεος', 'G2316')),
    ];
    expect(opened(units, order, 'θεον')).toMatchObject({ isOneOfSeveral: true });
    expect(opened(units, order, 'και')).toMatchObject({ isOneOfSeveral: false });
  },
);

it('counts the word of a split phrase once', () => {
  // John 3:16: "should not perish".
  const perish = word('αποληται', 'G622');
  const units = [
    { ...unit('should', perish), group: '0.1' },
    unit('not', word('μη', 'G3361')),
    { ...unit('perish', perish), group: '0.1', isRepeated: true },
  ];
  expect(opened(units, 'translation', 'αποληται')).toMatchObject({ isOneOfSeveral: false });
});
