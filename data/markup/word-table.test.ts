import { describe, expect, it } from 'vitest';
import { wordTable, type WordRow } from './word-table.ts';

const god: WordRow = { word: 'God', strongsNumber: 'H430', lemma: 'אֱלֹהִים', transliteration: 'ʼĕlôhîym', gloss: 'God', parsing: '' };
const about = { caption: 'Words', language: 'en', direction: 'ltr' } as const;

describe('wordTable', () => {
  it('has a row a word, whose number leads to its entry', () => {
    const html = wordTable([god], about);
    expect(html).toContain('<th scope="row"><span>God</span></th><td><a href="/lexicon/H430">H430</a></td><td><bdi lang="hbo">אֱלֹהִים</bdi></td>');
    expect(html).not.toContain('Parsing');
  });

  it('says what is not translated, and what has no number', () => {
    expect(wordTable([{ ...god, word: '' }], about)).toContain('(not translated)');
    expect(wordTable([{ ...god, strongsNumber: '', lemma: '' }], about)).toContain('<td><span class="none">no number</span></td><td></td>');
  });

  it('marks the script of words and lemmas', () => {
    const html = wordTable([{ ...god, word: 'אֱלָהּ', aramaic: true, parsing: 'noun' }, { ...god, strongsNumber: 'G2316' }], { caption: '', language: 'hbo', direction: 'rtl' });
    expect(html).toContain('<span lang="hbo" dir="rtl">אֱלָהּ</span>');
    expect(html).toContain('<bdi lang="arc">');
    expect(html).toContain('<bdi lang="grc">');
    expect(html).toContain('<th scope="col">Parsing</th>');
  });

  it('lets no markup in', () => {
    const evil = '<img src=x>"';
    const html = wordTable([{ word: evil, strongsNumber: evil, lemma: evil, transliteration: evil, gloss: evil, parsing: evil }], { ...about, caption: evil });
    expect(html).not.toContain('<img');
  });
});
