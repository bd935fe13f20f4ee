import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnalysisTable, ThreeColumnTable } from './AnalysisTable.tsx';

const god = {
  word: 'God',
  strongsNumber: 'H430',
  lemma: 'אֱלֹהִים',
  transliteration: 'ʼĕlôhîym',
  gloss: 'God',
  parsing: '',
  code: '',
};

const analysis = (words: (typeof god)[], chosen?: number): string =>
  renderToStaticMarkup(
    <AnalysisTable
      words={words}
      script={{ language: 'hbo', direction: 'rtl' }}
      chosen={chosen}
      onChoose={() => undefined}
    />,
  );

it('marks only the chosen number as selected, even if a word occurs twice', () => {
  const html = analysis([god, god], 1);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html.indexOf('Click number to view')).toBeLessThan(html.indexOf('Selected'));
});

it('a word without a number has a row but no button, and no row in the three-column table', () => {
  const word = { ...god, word: 'לוֹ', strongsNumber: '', lemma: '' };
  expect(analysis([word])).toMatch(/<bdi class="o" lang="hbo" translate="no">לוֹ<\/bdi>.*<td class="state">no number/);
  expect(analysis([word])).not.toContain('<button');
  const three = renderToStaticMarkup(<ThreeColumnTable words={[word]} onChoose={() => undefined} />);
  expect(three).toContain('<tbody></tbody>');
});

it('a word without a number can be chosen if its parsing is known', () => {
  // “In it” of Genesis 1:11.
  const word = { ...god, word: 'בוֹ', strongsNumber: '', lemma: '', code: 'HR/Sp3ms' };
  expect(analysis([word])).toMatch(/<button [^>]*>no number<\/button>/);
});

it('a word shows its lemma in the original language, and its number opens in a new tab', () => {
  const love = { ...god, word: 'love', strongsNumber: 'G26', lemma: 'ἀγάπη', transliteration: 'agápē' };
  const html = renderToStaticMarkup(<ThreeColumnTable words={[love]} onChoose={() => undefined} />);
  expect(html).toContain('<bdi class="l" lang="grc" translate="no">ἀγάπη</bdi>');
  expect(html).toContain('<i class="t" translate="no">agápē</i>');
  expect(html).toContain('href="/lexicon/G26" target="_blank" rel="noopener" aria-label="G26, opens in a new tab"');
});
