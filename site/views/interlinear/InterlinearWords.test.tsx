import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InterlinearWords, type InterlinearWordsProps } from './InterlinearWords.tsx';
import type { ShownUnit } from './unit-html.ts';

const god = {
  form: 'אֱלֹהִים',
  transliteration: 'elohim',
  number: 'H430',
  language: 'hbo',
  code: 'HNcmpa',
  parsing: 'noun, masculine plural, absolute',
} as const;
const unit = (parts: Partial<ShownUnit> = {}): ShownUnit => ({ gloss: 'God', kind: 'tagged', words: [god], ...parts });
const html = (shown: ShownUnit, props: Partial<InterlinearWordsProps> = {}): string =>
  renderToStaticMarkup(<InterlinearWords units={[shown]} order="original" {...props} />);

it('shows a word with a link to its entry, and only the lines that are known', () => {
  expect(html(unit(), { label: 'Words of Genesis 1:1' })).toBe(
    '<ul aria-label="Words of Genesis 1:1"><li><bdi class="o N" lang="hbo" translate="no">אֱלֹהִים</bdi>' +
      '<i class="t" translate="no">elohim</i><a class="n" href="/lexicon/H430">H430</a>' +
      '<span class="p">noun, masculine plural, absolute</span><code class="c">HNcmpa</code><b class="g">God</b></li></ul>',
  );
});

it('shows a translation above the original, in its own language', () => {
  expect(html(unit(), { order: 'translation', language: 'es' })).toContain(
    '<li><b class="g" lang="es" translate="no">God</b><bdi class="o',
  );
});

it('distinguishes untranslated words, words of one phrase, and words without a number', () => {
  expect(html(unit({ gloss: '', kind: 'untranslated' }))).toContain('<span class="sr">no words marked</span>');
  expect(html(unit({ isRepeated: true }))).toContain('<span class="sr">with the same words</span>');
  expect(html(unit({ words: [{ ...god, number: '' }] }))).toContain('<span class="n">no number</span>');
  expect(html(unit({ kind: 'supplied', words: [] }), { order: 'translation' })).toContain('<li class="supplied">');
});

it('names the written form (ketiv), the read form (qere), and another text that has the word', () => {
  expect(html(unit({ words: [{ ...god, reading: 'written' }] }))).toContain('<small> written</small>');
  expect(html(unit({ words: [{ ...god, reading: 'read' }] }))).toContain('<small> read</small>');
  expect(html(unit({ words: [{ ...god, from: 'Textus Receptus' }] }))).toContain('<small> Textus Receptus</small>');
});

it('shows the number of a phrase whose word is unknown, and no word', () => {
  const lacking = html(unit({ words: [{ ...god, form: '' }] }), { order: 'translation' });
  expect(lacking).toContain('>H430<');
  expect(lacking).not.toContain('class="o');
});

it('escapes every text', () => {
  const hostile = '<img src=x onerror="alert(1)">&';
  const word = {
    form: hostile,
    language: hostile,
    transliteration: hostile,
    lemma: hostile,
    parsing: hostile,
  } as const;
  const shown = html(
    unit({ gloss: hostile, words: [{ ...word, code: hostile, meaning: hostile, from: hostile, number: '' }] }),
    { language: hostile },
  );
  expect(shown).not.toContain('<img');
  expect(shown).not.toContain('"alert');
  expect(shown.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;/g)).toHaveLength(11);
});

it('says that no words are marked for a word only if there is a translation', () => {
  expect(html(unit({ gloss: '', kind: 'untranslated' }), { isLinked: false })).not.toContain('no words marked');
});

it('has keys of the partners in other lists: phrases, or the word of an original that no phrase renders', () => {
  expect(html(unit({ phrases: [2, 3] }), { linked: 'wlc' })).toContain('<li data-p="2 3">');
  expect(html(unit({ alone: 4 }), { linked: 'wlc' })).toContain('<li data-p="wlc.4">');
  expect(html(unit({ alone: 4 }))).toContain('<li><');
});
