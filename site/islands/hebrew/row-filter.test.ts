import { describe, expect, it } from 'vitest';
import { matchesRow, matchingRows, parseRowFilter, rowFilterUrl } from './row-filter.ts';

const learn = {
  group: 'paal',
  english: 'to learn',
  hebrew: 'לִלְמֹד',
  forms: ['ל.מ.ד', 'לָמַדְתִּי', 'לוֹמֵד', 'אֶלְמַד', 'תלמדו'],
  transliterations: ['lilmod', 'lamadti', 'lomed', 'elmad', 'tilmedu'],
};

describe('matchesRow', () => {
  const cases: [text: string, group: string, matches: boolean][] = [
    ['', '', true],
    ['', 'paal', true],
    ['', 'piel', false],
    ['LEARN', '', true],
    ['to le', 'paal', true],
    ['learn', 'piel', false],
    ['teach', '', false],
    ['לִלְמֹד', '', true],
    ['למד', '', true],
    ['ללמ', '', true],
    ['לָמַד', '', true],
    ['לָמֵד', '', false],
    ['ללמוד', '', true],
    ['אלמד', '', true],
    ['ולומד', '', true],
    ['תלמדו', '', true],
    ['tilmedu', '', true],
    ['learned', '', true],
    ['learning', '', true],
    ['lilmod', '', true],
    ['lamad', '', true],
    ['to teach', '', false],
    ['כתב', '', false],
    ['דתי', '', false],
    ['   ', '', true],
  ];
  it.each(cases)('with the text "%s" and the group "%s", matches: %s', (text, group, matches) =>
    expect(matchesRow(learn, { text, group })).toBe(matches),
  );
});

/** Spellings of different transliteration schools, and inflected forms. */
const rows: [typed: string, english: string, hebrew: string, transliteration: string][] = [
  ['kings', 'king', 'מֶלֶךְ', 'melekh'],
  ['melech', 'king', 'מֶלֶךְ', 'melekh'],
  ['chag', 'holiday, feast', 'חַג', 'ḥag'],
  ['hag', 'holiday, feast', 'חַג', 'ḥag'],
  ['שולחן', 'table', 'שֻׁלְחָן', 'shulḥan'],
  ['סיפור', 'story', 'סִפּוּר', 'sipur'],
  ['children', 'boy, child', 'יֶלֶד', 'yeled'],
  ['cities', 'city', 'עִיר', 'ir'],
  ['neighbours', 'neighbor', 'שָׁכֵן', 'shakhen'],
  ['mum', 'mom', 'אִמָּא', 'ima'],
  ['walked', 'to go, to walk', 'לָלֶכֶת', 'lalekhet'],
  ['ran', 'to run', 'לָרוּץ', 'laruts'],
  ['larutz', 'to run', 'לָרוּץ', 'laruts'],
];
it.each(rows)('finds "%s" in "%s"', (text, english, hebrew, transliteration) =>
  expect(
    matchesRow({ group: '', english, hebrew, forms: [], transliterations: [transliteration] }, { text, group: '' }),
  ).toBe(true),
);

describe('inflected forms', () => {
  const row = (english: string, hebrew: string, forms: string[], transliterations: string[]) => ({
    group: 'a',
    english,
    hebrew,
    forms,
    transliterations,
  });
  const lesson = [
    row('big', 'גָּדוֹל', ['גְּדוֹלָה'], ['gadol', 'gedola']),
    row('wise', 'חָכָם', ['חֲכָמָה'], ['ḥakham', 'ḥakhama']),
    row('child', 'יֶלֶד', ['יְלָדִים'], ['yeled', 'yeladim']),
    row('house', 'בַּיִת', ['בָּתִּים'], ['bayit', 'batim']),
    row('king', 'מֶלֶךְ', ['מְלָכִים'], ['melekh', 'melakhim']),
    row('Torah', 'תּוֹרָה', ['תּוֹרוֹת'], ['tora', 'torot']),
    row('bread', 'לֶחֶם', [], ['leḥem']),
  ];
  it.each([
    ['גדולים', 'big'],
    ['גְּדוֹלוֹת', 'big'],
    ['gedolim', 'big'],
    ['חכמים', 'wise'],
    ['hakhamot', 'wise'],
    ['ילדינו', 'child'],
    ['ובילדיהם', 'child'],
    ['ביתי', 'house'],
    ['מלכי', 'king'],
    ['תורתך', 'Torah'],
  ])('finds the word of “%s”', (text, english) => {
    expect(matchingRows(lesson, { text, group: '' }).map((each) => each.english)).toEqual([english]);
    expect(matchingRows(lesson, { text, group: 'b' })).toEqual([]);
  });

  it('looks for them only if nothing else matches', () => {
    expect(matchingRows(lesson, { text: 'לחם', group: '' }).map(({ english }) => english)).toEqual(['bread']);
    expect(matchingRows(lesson, { text: 'zzz', group: '' })).toEqual([]);
    expect(matchingRows(lesson, { text: '', group: '' })).toEqual(lesson);
  });
});

describe('the URL of a filter', () => {
  it('contains the filter and nothing else', () => {
    expect(rowFilterUrl('/hebrew-verbs', 'binyan', { text: '', group: '' })).toBe('/hebrew-verbs');
    expect(rowFilterUrl('/hebrew-verbs', 'binyan', { text: ' to go ', group: 'paal' })).toBe(
      '/hebrew-verbs?q=to+go&binyan=paal',
    );
  });

  it('can be parsed again, and an unknown group is ignored', () => {
    expect(parseRowFilter('?q=to+go&binyan=paal', 'binyan', ['paal'])).toEqual({ text: 'to go', group: 'paal' });
    expect(parseRowFilter('?binyan=constructor', 'binyan', ['paal'])).toEqual({ text: '', group: '' });
  });
});
