import { expect, it } from 'vitest';
import { fileNameMatcher } from '#data/hebrew/language/match-file-name.ts';
import { recordableName } from '#data/hebrew/language/recordables.ts';
import { spokenKey } from '#data/hebrew/language/spoken-key.ts';
import letters from './letters.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import { recordables } from './all-recordables.ts';
import words from './words.json' with { type: 'json' };

const match = fileNameMatcher(recordables);

const meant: [name: string, text: string][] = [
  // With nikud: unchanged, without punctuation, and decomposed (NFD) as macOS packs file names.
  ['לִלְמֹד.mp3', 'לִלְמֹד'],
  ['לִלְמֹד.mp3'.normalize('NFD'), 'לִלְמֹד'],
  ['בֹּקֶר טוֹב!.ogg', 'בֹּקֶר טוֹב'],
  // Without points, in either spelling.
  ['שלום.wav', 'שָׁלוֹם'],
  ['שולחן.mp3', 'שֻׁלְחָן'],
  ['בוקר_טוב.mp3', 'בֹּקֶר טוֹב'],
  ['א.mp3', 'אָלֶף'],
  // By the row, with its form.
  ['peace.mp3', 'שָׁלוֹם'],
  ['words/peace.mp3', 'שָׁלוֹם'],
  ['My recordings/verbs/learn/past.mp3', 'לָמַדְתִּי'],
  ['verbs\\lilmod\\past.mp3', 'לָמַדְתִּי'],
  ['learn-past.m4a', 'לָמַדְתִּי'],
  ['learn/presentFeminine.mp3', 'לוֹמֶדֶת'],
  ['learn-infinitive.mp3', 'לִלְמֹד'],
  ['verbs/love.mp3', 'לֶאֱהֹב'],
  ['letters/he.mp3', 'הֵא'],
  ['letters/bet/example.mp3', 'בַּיִת'],
  ['vowels/kamats/name.mp3', 'קָמָץ'],
  ['man-plural.mp3', 'אֲנָשִׁים'],
  ['3.mp3', 'שָׁלוֹשׁ'],
  ['numbers/27/masculine.mp3', 'עֶשְׂרִים וְשִׁבְעָה'],
  // By how it is said.
  ['shalom.mp3', 'שָׁלוֹם'],
  ['Boker tov.mp3', 'בֹּקֶר טוֹב'],
  ['lamadti.wav', 'לָמַדְתִּי'],
  ['yom-hamishi.webm', 'יוֹם חֲמִישִׁי'],
];
it.each(meant)('%s is %s', (name, text) => {
  expect(match(name)).toMatchObject({ kind: 'match', text: spokenKey(text) });
});

const several: [name: string, choices: string[]][] = [
  ['work.mp3', ['words/work', 'verbs/work']],
  ['he.mp3', ['words/he', 'letters/he']],
  // "Or" is a word of English, and "light" and "skin" in Hebrew.
  ['or.mp3', ['words/skin', 'words/light', 'words/or']],
  // “You” to a woman, and the sign of the object.
  ['את.mp3', ['words/you-to-a-woman', 'words/et']],
];
it.each(several)('%s means several things', (name, choices) => {
  const found = match(name);
  expect(found.kind).toBe('ambiguous');
  const names = found.kind === 'ambiguous' ? found.choices.map(recordableName) : [];
  for (const choice of choices.slice(0, 2)) expect(names).toContain(choice);
});

it.each([
  'track 01.mp3',
  'foo.mp3',
  '.mp3',
  '',
  'words/.mp3',
  'verbs/peace.mp3',
  'learn/pluperfect.mp3',
  'שָׁלֹום.mp3',
  'כגדפ.mp3',
])('%s means nothing', (name) => {
  expect(match(name)).toEqual({ kind: 'unknown' });
});

it('has every word, phrase, verb and letter, each under a name that leads to it by its Hebrew', () => {
  const base = (kind: string): number => recordables.filter((each) => each.kind === kind && !each.form).length;
  expect(base('words')).toBe(words.length);
  expect(base('phrases')).toBe(phrases.length);
  expect(base('letters')).toBe(letters.length);
  // Eight passives have no infinitive in use, and "can" and "need".
  expect(recordables.filter((each) => each.kind === 'verbs' && each.form === 'past')).toHaveLength(110);
  expect(new Set(recordables.map(recordableName)).size).toBe(recordables.length);
  for (const { text } of recordables)
    expect(match(`${text.replaceAll('/', '')}.mp3`).kind === 'match' || text.includes('/'), text).toBe(true);
});
