// cspell:disable
import { expect, it } from 'vitest';
import { addLanguageNames } from '../../bible/other-language-names.ts';
import { rareLanguageNames } from '../../bible/rare-language-names.ts';
import { parseSearch } from './parse.ts';
import { readTypedPassage } from './typed-passage.ts';
import { labelOfRange } from './verse-ranges.ts';

/** From public reports about comparable programs: the report, the input, and the verses that it asks for. */
const publicReports: [source: string, typed: string, verses: string][] = [
  ['https://github.com/openbibleinfo/Bible-Passage-Reference-Parser/issues/64', 'Psalms 122:1-9', 'Psalm 122:1–9'],
  ['https://github.com/openbibleinfo/Bible-Passage-Reference-Parser/issues/66', '1 Jo 1:1-10', '1 John 1:1–10'],
  ['https://github.com/openbibleinfo/Bible-Passage-Reference-Parser/issues/16', 'Mt 1,6n', 'Matthew 1:6–7'],
  ['https://github.com/openbibleinfo/Bible-Passage-Reference-Parser/issues/16', 'Mt 1,6nn', 'Matthew 1:6 to the end'],
  ['https://github.com/eliranwong/bible-verse-parser/issues/2', 'Lev. 17–18', 'Leviticus 17–18'],
  ['https://github.com/eliranwong/biblemate/issues/12', 'Genesis 3:16‑17', 'Genesis 3:16–17'],
  ['https://github.com/AndBible/and-bible/issues/2736', 'Ex. 29:42–43; 30:36', 'Exodus 29:42–43; Exodus 30:36'],
  [
    'https://github.com/AndBible/and-bible/issues/2736',
    '1 Chron. 17:11–14, 23–27',
    '1 Chronicles 17:11–14; 1 Chronicles 17:23–27',
  ],
  ['https://github.com/AndBible/and-bible/issues/2736', 'Eccles. 12:11', 'Ecclesiastes 12:11'],
  ['https://github.com/awoken-bible/reference/issues/20', '1-2 Kings', '1 Kings–2 Kings'],
  ['https://github.com/crosswire/xiphos/issues/906', 'jude 20', 'Jude 1:20'],
  ['https://github.com/seven1m/bible_api/issues/44', 'Jude 1:9', 'Jude 1:9'],
  ['https://github.com/seven1m/bible_ref/pull/10', 'Judges 1', 'Judges 1'],
  ['https://github.com/mdbergmann/Eloquent/issues/69', 'Judg 6', 'Judges 6'],
  ['https://github.com/adyeths/u2o/issues/125', 'Ps. li, 12', 'Psalm 51:12'],
  ['https://github.com/adyeths/u2o/issues/125', 'Amos, iv, 13', 'Amos 4:13'],
];

/** References as people write, print and paste them, and the verses that they mean. */
const references: Record<string, [typed: string, verses: string][]> = {
  'dashes and spaces': [
    ['John 3:16\u201017', 'John 3:16–17'],
    ['John 3:16\u201117', 'John 3:16–17'],
    ['John 3:16\u201217', 'John 3:16–17'],
    ['John 3:16\u201317', 'John 3:16–17'],
    ['John 3:16\u201417', 'John 3:16–17'],
    ['John 3:16\u201517', 'John 3:16–17'],
    ['John 3:16\u221217', 'John 3:16–17'],
    ['John 3:16 \u2013 17', 'John 3:16–17'],
    ['John\u00A03:16', 'John 3:16'],
    ['1\u202FCor\u202F13:4', '1 Corinthians 13:4'],
    ['1\u2009John\u20094:8', '1 John 4:8'],
    ['John\t3:16', 'John 3:16'],
    ['John 3：16', 'John 3:16'],
    ['John ٣:١٦', 'John 3:16'],
    ['  John   3 : 16  ', 'John 3:16'],
  ],
  'names of translations': [
    ['John 3:16 (KJV)', 'John 3:16'],
    ['John 3:16 [ESV]', 'John 3:16'],
    ['John 3:16, NIV', 'John 3:16'],
    ['John 3:16 NASB', 'John 3:16'],
    ['KJV John 3:16', 'John 3:16'],
    ['KJV: John 3:16', 'John 3:16'],
    ['(KJV) John 3:16', 'John 3:16'],
    ['ps 119:105 web', 'Psalm 119:105'],
    ['Romans 8:28-30 (King James Version)', 'Romans 8:28–30'],
    ['World English Bible Jude 5', 'Jude 1:5'],
    ['Matthew 13:47 (NET)', 'Matthew 13:47'],
    ['Genesis 1:1; John 1:1 KJV', 'Genesis 1:1; John 1:1'],
    ['Romans 12:1 - NIV', 'Romans 12:1'],
    ['Romans 12:1 \u2013 KJV', 'Romans 12:1'],
    ['Romans 12:1\u2014ESV', 'Romans 12:1'],
    ['Romans 12:1 - (NLT)', 'Romans 12:1'],
    ['ESV - Romans 12:1', 'Romans 12:1'],
    ['Galatians KJV', 'Galatians'],
    ['Ephesians (NIV)', 'Ephesians'],
  ],
  'ordinal numbers': [
    ['46th Psalm', 'Psalm 46'],
    ['the 122nd psalm', 'Psalm 122'],
    ['112th Psalm KJV', 'Psalm 112'],
    ['the 42nd Psalm, verse 5', 'Psalm 42:5'],
    ['91st Psalm vv. 1-2; 12th Psalm', 'Psalm 12; Psalm 91:1–2'],
    ['3rd chapter of Ruth', 'Ruth 3'],
    ['the 13th chapter of the book of Romans, verse 8', 'Romans 13:8'],
  ],
  'parts of verses': [
    ['Isaiah 55:6-7, 8-9ab', 'Isaiah 55:6–9'],
    ['Ps 33:1abc; Lk 1:46b-c', 'Psalm 33:1; Luke 1:46'],
  ],
  'a name with its abbreviation': [
    ['1 Corinthians 1Co. 16:22', '1 Corinthians 16:22'],
    ['Genesis Gen. 1:1', 'Genesis 1:1'],
    ['1 John 1Jn 4:8', '1 John 4:8'],
    ['Psalms Ps 23', 'Psalm 23'],
    ['2 Kings 2 Kgs 5:1', '2 Kings 5:1'],
  ],
  'following verses': [
    ['Jn 3:16f', 'John 3:16–17'],
    ['Jn 3:16 f.', 'John 3:16–17'],
    ['Jn 3:16ff', 'John 3:16 to the end'],
    ['Jn 3:16 ff.', 'John 3:16 to the end'],
    ['John 3:36f', 'John 3:36–4:1'],
    ['Rev 22:21f', 'Revelation 22:21'],
    ['Rom 8f', 'Romans 8–9'],
    ['Rom 16f', 'Romans 16'],
    ['Gen 1:3f; 2:4f', 'Genesis 1:3–4; Genesis 2:4–5'],
  ],
  commas: [
    ['Rom 8,28', 'Romans 8:28'],
    ['John 3,16', 'John 3:16'],
    ['Mt 5,3-12', 'Matthew 5:3–12'],
    ['Mt 5,3-6,4', 'Matthew 5:3–6:4'],
    ['Mt 5,3.5', 'Matthew 5:3; Matthew 5:5'],
    ['Mt 5,3; 6,1', 'Matthew 5:3; Matthew 6:1'],
    ['Gen 1, 3', 'Genesis 1; Genesis 3'],
    ['Gen 1,3,5', 'Genesis 1; Genesis 3; Genesis 5'],
    ['John 3:16,18', 'John 3:16; John 3:18'],
    ['Jude 3,5', 'Jude 1:3; Jude 1:5'],
    ['Ps 117,119', 'Psalm 117; Psalm 119'],
    ['Luke, 15, 11', 'Luke 15:11'],
    ['Mark, 4, 3, 9', 'Mark 4:3; Mark 4:9'],
  ],
  'names in other languages': [
    ['Juan 3:16', 'John 3:16'],
    ['Génesis 1:1', 'Genesis 1:1'],
    ['Salmos 23', 'Psalm 23'],
    ['1 Corintios 13:4', '1 Corinthians 13:4'],
    ['Apocalipsis 21:4', 'Revelation 21:4'],
    ['1ª Coríntios 13', '1 Corinthians 13'],
    ['João 3:16', 'John 3:16'],
    ['Jean 3.16', 'John 3:16'],
    ['Psaume 51', 'Psalm 51'],
    ['Ésaïe 53', 'Isaiah 53'],
    ['Johannes 3,16', 'John 3:16'],
    ['1. Mose 1,1', 'Genesis 1:1'],
    ['Römer 8,28', 'Romans 8:28'],
    ['Offenbarung 21,4', 'Revelation 21:4'],
    ['Giovanni 3,16', 'John 3:16'],
    ['Salmo 23', 'Psalm 23'],
    ['Openbaring 21:4', 'Revelation 21:4'],
    ['Иоанна 3:16', 'John 3:16'],
    ['Бытие 1:1', 'Genesis 1:1'],
    ['Ρωμαίους 8', 'Romans 8'],
    ['Κατά Ιωάννην 3:16', 'John 3:16'],
    ['Ioannes 3,16', 'John 3:16'],
    ['约翰福音 3:16', 'John 3:16'],
    ['約翰福音3章16節', 'John 3:16'],
    ['요한복음 3장 16절', 'John 3:16'],
    ['תהלים כג', 'Psalm 23'],
    ['תהילים כ״ג', 'Psalm 23'],
    ['בראשית א א', 'Genesis 1:1'],
    ['שמואל א כג:ב', '1 Samuel 23:2'],
    ['Ewangelia Jana 3,16', 'John 3:16'],
    ['Kejadian 1:1', 'Genesis 1:1'],
    ['Mwanzo 1:1', 'Genesis 1:1'],
    ['ヨハネ 3:16', 'John 3:16'],
    ['يوحنا ٣:١٦', 'John 3:16'],
  ],
  numerals: [
    ['Psalm cxxx.4', 'Psalm 130:4'],
    ['Ps. xxiii', 'Psalm 23'],
    ['John iii. 16', 'John 3:16'],
    ['I Cor. xiii. 4', '1 Corinthians 13:4'],
    ['II Tim 3:16', '2 Timothy 3:16'],
    ['First John 4:8', '1 John 4:8'],
  ],
  'several books': [
    ['1st to 3rd Jn', '1 John–3 John'],
    ['1-3 John', '1 John–3 John'],
    ['1 and 2 Kings', '1 Kings–2 Kings'],
    ['1 & 2 Peter', '1 Peter–2 Peter'],
    ['1 and 3 John', '1 John; 3 John'],
    ['1, 2 and 3 John', '1 John–3 John'],
    ['Matt-John', 'Matthew–John'],
    ['Genesis 1-2 Kings 3', 'Genesis 1–2 Kings 3'],
  ],
  parentheses: [
    ['Ps 119:1, ( 2 )', 'Psalm 119:1–2'],
    ['Hab 1:3 (cf. v. 2)', 'Habakkuk 1:2–3'],
    ['Exodus 12:1-4 (5-10) 11-14', 'Exodus 12:1–14'],
    ['Ps 117 (118,(119), and 120)', 'Psalm 117–120'],
    ['(Lu 22:32; Rv 3:2) (Jn 17:3)', 'Luke 22:32; John 17:3; Revelation 3:2'],
    ['(John 3:16 (NIV, ESV))', 'John 3:16'],
    ['Genesis 1-2 [ESV, NIV]', 'Genesis 1–2'],
    ['Jer.5.ESV', 'Jeremiah 5'],
  ],
  titles: [
    ['Psalm 51 title', 'Psalm 51 title'],
    ['Ps 3 title, 4:2, 5:title', 'Psalm 3 title; Psalm 4:2; Psalm 5 title'],
  ],
  'public reports': publicReports.map(([, typed, verses]): [string, string] => [typed, verses]),
  'other forms': [
    ['Genesis 13a', 'Genesis 13'],
    ['Genesis to Exodus', 'Genesis–Exodus'],
    ['Matthew 2, Juan 1', 'Matthew 2; John 1'],
    ['Mark 13:1-2 and Genesis 4:1 and Genesis 1:2', 'Genesis 1:2; Genesis 4:1; Mark 13:1–2'],
    ['John 20-25', 'John 20–21'],
    ['John 3.16', 'John 3:16'],
    ['John 3v16', 'John 3:16'],
    ['John chapter 3 verse 16', 'John 3:16'],
    ['Jn3:16', 'John 3:16'],
    ['Ps 19, ch24', 'Psalm 19; Psalm 24'],
    ['1cor13', '1 Corinthians 13'],
    ['Philemon 6', 'Philemon 1:6'],
    ['Jude 1:5', 'Jude 1:5'],
    ['Ps 51:0', 'Psalm 51 title'],
    ['Song of Songs 2:3', 'Song of Solomon 2:3'],
    ['Matt-3', 'Matthew 3'],
    ['John 3:16a', 'John 3:16'],
    ['Rom 8:28–9:1', 'Romans 8:28–9:1'],
    ['John 3:16-John', 'John 3:16 to the end of the book'],
    ['Matt 1through2', 'Matthew 1–2'],
    ['Titus 1:1to2:3', 'Titus 1:1–2:3'],
    ['Exodus 14:23,', 'Exodus 14:23'],
    ['ec 7:16; Exodus 14:23;', 'Exodus 14:23; Ecclesiastes 7:16'],
    ['(Matt 5 and Ex 20)', 'Exodus 20; Matthew 5'],
  ],
};

const rows = Object.entries(references).flatMap(([kind, cases]) =>
  cases.map(([typed, verses]): [string, string, string] => [kind, typed, verses]),
);

it('has more than a hundred references', () => {
  expect(rows.length).toBeGreaterThan(100);
});

addLanguageNames(rareLanguageNames);

it.each(rows)('%s: the search box reads %s as %s', (_, typed, verses) => {
  const parsed = parseSearch(typed);
  const node = parsed.kind === 'query' ? parsed.query.node : undefined;
  expect(node?.kind === 'reference' && node.ranges.map(labelOfRange).join('; ')).toBe(verses);
});

it.each(rows)('%s: a passage field reads %s as %s', (_, typed, verses) => {
  const passage = readTypedPassage(typed);
  expect(passage && 'ranges' in passage && passage.ranges.map(labelOfRange).join('; ')).toBe(verses);
});

it.each([
  ['Genesis 2:-3:4', 'Type a verse number after “2:”.', 'Genesis 2-3:4'],
  [
    'Genesis 3:4,14:-',
    '“Genesis 3:4,14:-” is an incomplete range. Type where it starts and where it ends.',
    'Genesis 3:4,14',
  ],
  ['John 3:-16', 'Type a verse number after “3:”.', 'John 3-16'],
  ['Gen 1:1-2:', 'Type a verse number after “2:”.', 'Genesis 1:1-2'],
  ['Rev - 3:8', '“Rev - 3:8” is an incomplete range. Type where it starts and where it ends.', 'Revelation 3:8'],
  ['Matt - 3', '“Matt - 3” is an incomplete range. Type where it starts and where it ends.', 'Matthew 3'],
  [
    'Rev 12:2 -',
    '“Revelation 12:2 -” is an incomplete range. Type where it starts and where it ends.',
    'Revelation 12:2',
  ],
  ['Ruth 2-0', '“Ruth 2-0” is an incomplete range. Type where it starts and where it ends.', 'Ruth 2'],
  ['Amos 5:4-0:6', '“Amos 5:4-0:6” is an incomplete range. Type where it starts and where it ends.', 'Amos 5:4'],
  ['Joshua 24:15-24:1', 'The end of “Joshua 24:15-24:1” is before its start.', 'Joshua 24:15; 24:1'],
  ['tobit 1', '“tobit 1” is in the Apocrypha, which this site does not have.', undefined],
  ['Sirach 3:30', '“Sirach 3:30” is in the Apocrypha, which this site does not have.', undefined],
  ['John 30', 'John has 21 chapters.', 'John 21'],
  ['Zechariah 1000', 'Zechariah has 14 chapters.', 'Zechariah 14'],
  ['Zechariah 12,000', 'Zechariah has 14 chapters.', 'Zechariah 14'],
  ['Exodus to Genesis', 'The end of “Exodus to Genesis” is before its start.', 'Genesis to Exodus'],
])('refuses %s, and shows no other verses', (typed, message, suggestion) => {
  expect(readTypedPassage(typed)).toEqual({ message, ...(suggestion !== undefined && { suggestion }) });
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'error' && parsed.error.message).toBe(message);
});

/** Whatever is not read as an English Bible prints it is named on the page. */
it.each([
  'Rom 8,28',
  'Luke, 15, 11',
  '1 and 3 John',
  'Juan 3:16',
  'Leviticas 19',
  'Psalm cxxx.4',
  '1-3 John',
  'תהלים כג',
])('says how %s was read', (typed) => {
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'query' && parsed.query.corrected?.map(({ from }) => from)).toEqual([typed]);
});

it.each([
  ['John 3:16 (KJV)', { name: 'KJV', code: 'kjv' }],
  ['ps 119:105 web', { name: 'web', code: 'web' }],
  ['John 3:16 NIV', { name: 'NIV', code: 'niv' }],
  ['John 3:16 - ESV', { name: 'ESV', code: 'esv' }],
  ['Galatians KJV', { name: 'KJV', code: 'kjv' }],
])('names the translation of %s, and corrects nothing', (typed, edition) => {
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'query' && parsed.query.edition).toEqual(edition);
  expect(parsed.kind === 'query' && parsed.query.corrected).toBeUndefined();
});

it('excludes a word that is also the name of a translation', () => {
  const parsed = parseSearch('Romans 8 -web');
  expect(parsed.kind === 'query' && parsed.query.edition).toBeUndefined();
});

/** Words of the text, although a name is near or a number follows. */
it.each([
  'spider web',
  'job web',
  '42th psalm',
  'the net',
  'mark i',
  'lake 3',
  'love 3',
  'sons 3',
  'seven 7',
  'so 3 men',
  'the king 3 times',
  'איוב לא',
])('searches for the words of %j', (typed) => {
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'query' && parsed.query.node.kind).toMatch(/^(?:and|words)$/);
});

it.each([
  ['Juan', 'John'],
  ['Offenbarung', 'Revelation'],
  ['Бытие', 'Genesis'],
])('a passage field and “in:” read the name %s as %s', (typed, book) => {
  const passage = readTypedPassage(typed);
  expect(passage && 'ranges' in passage && passage.ranges.map(labelOfRange)).toEqual([book]);
  const parsed = parseSearch(`love in:${typed}`);
  expect(parsed.kind === 'query' && parsed.query.scopes.map(({ label }) => label)).toEqual([book]);
});

it.each([
  ['Psalm, Matthew-John', ['Psalms', 'Matthew–John'], undefined],
  ['Matt 15 ESV, Matt 15 NIV, Matt 15', ['Matthew 15'], 'Matthew 15'],
])('a passage field reads the list %s', (typed, verses, corrected) => {
  const passage = readTypedPassage(typed);
  expect(passage && 'ranges' in passage && passage.ranges.map(labelOfRange)).toEqual(verses);
  expect(passage && 'ranges' in passage && passage.corrected?.to).toBe(corrected);
});

it.each([
  ['Psalm, Matthew-John', 'Psalms; Matthew–John'],
  ['Genesis; Exodus', 'Genesis–Exodus'],
  ['1 John, Jude', '1 John; Jude'],
])('the search box reads the list of books %s', (typed, label) => {
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'query' && parsed.query.node).toMatchObject({ kind: 'reference', label });
});

// Each of these names is a word of the text.
it.each(['James, John', 'Mark; Luke', 'love, Genesis', 'Genesis love'])('the search box reads %s as words', (typed) => {
  const parsed = parseSearch(typed);
  expect(parsed.kind === 'query' && parsed.query.node.kind).toBe('and');
});

it.each(['acts 3, bssb', 'love, John'])('a passage field does not guess at %s', (typed) => {
  expect(readTypedPassage(typed)).toBeUndefined();
});
