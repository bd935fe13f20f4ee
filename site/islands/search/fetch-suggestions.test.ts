import { expect, it } from 'vitest';
import { goToPath, suggestionsFor } from './fetch-suggestions.ts';

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

it('opens the chapter of a reference, and searches for several', () => {
  const offered = suggestionsFor(
    'ps 23',
    [],
    [
      { kind: 'reference', label: 'Psalm 23:1–3', query: 'Psalm 23:1-3' },
      { kind: 'reference', label: 'Psalm 23; John 3', query: 'Psalm 23; John 3' },
    ],
  );
  expect(offered.map(({ action }) => action)).toEqual([
    { kind: 'go', to: 'Psalm 23:1', query: 'Psalm 23:1-3' },
    { kind: 'query', query: 'Psalm 23; John 3' },
  ]);
  expect(goToPath('Psalm 23:1', 'web')).toBe('/bible/go?version=web&to=Psalm+23%3A1');
  expect(goToPath('Psalm 23', '')).toBe('/bible/go?to=Psalm+23');
});
