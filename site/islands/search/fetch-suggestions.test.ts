import { expect, it } from 'vitest';
import { suggestionsFor } from './fetch-suggestions.ts';

it('offers recent searches and a way to forget them while nothing is typed', () => {
  const actions = suggestionsFor('', ['gold', 'faith'], []).map(({ action }) => action);
  expect(actions).toEqual([{ kind: 'query', query: 'gold' }, { kind: 'query', query: 'faith' }, { kind: 'clear' }]);
  expect(suggestionsFor(' ', [], [])).toEqual([]);
});

it('offers completions of the typed text, and entries as pages to open', () => {
  const offered = suggestionsFor(
    'gol',
    ['faith', 'gold'],
    [
      { kind: 'word', label: 'gold', query: 'gold', verses: 361 },
      { kind: 'entry', number: 'H2091', language: 'hebrew', lemma: 'זָהָב', transliteration: 'zâhâb', gloss: 'gold' },
    ],
  );
  expect(offered.map(({ action }) => action.kind)).toEqual(['query', 'query', 'href']);
  expect(offered[1]?.offer).toMatchObject({ verses: 361 });
  expect(offered[2]?.action).toMatchObject({ href: '/lexicon/H2091' });
});
