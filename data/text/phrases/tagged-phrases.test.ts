import { expect, test } from 'vitest';
import { countedWords } from '../../dictionary/counted-words.ts';
import { verseWords } from '../words-of-verse.ts';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseMarks, WordMark } from '../verse-marks.ts';
import { withPhrases, wordingsIn, wordingsInSlices, type TimesInOriginal } from './tagged-phrases.ts';

/**
 * A verse written as "laid <down G5087> [his] <life G5590>": the words before a number, or before several, are tagged
 * with it; supplied words are in brackets.
 */
function verseOf(source: string): { id: number; text: string; marks: VerseMarks } {
  let text = '';
  const words: WordMark[] = [];
  const supplied: [number, number][] = [];
  for (const [part, tagged, numbers, added] of source.matchAll(
    /<([^<>]*?) ([HG]\d+(?: [HG]\d+)*)>|\[([^[\]]*)\]|[^<>[\]]+/g,
  )) {
    const start = text.length;
    text += tagged ?? added ?? part;
    for (const number of numbers?.split(' ') ?? []) words.push([start, text.length, number as EntryNumber]);
    if (added !== undefined) supplied.push([start, text.length]);
  }
  return { id: 1, text, marks: { words, supplied } };
}

/**
 * The tagged words of a verse, one per line. `others` are further verses that influence how a number is usually
 * rendered.
 */
function phrasesOf(source: string, others: readonly string[] = [], times?: TimesInOriginal): string[] {
  const [verse] = withPhrases([source, ...others].map(verseOf), times);
  return verse ? verseWords(verse.text, verse.marks, false).map(({ word, number }) => `${word} ${number}`) : [];
}

test.each([
  ['<Hereby G1722> perceive <we G1097> the <love G26>', ['Hereby G1722', 'perceive we G1097', 'love G26']],
  [
    '<because G3754> he laid <down G5087> <his G846> <life G5590>',
    ['because G3754', 'he laid down G5087', 'his G846', 'life G5590'],
  ],
  ['of the <people G2992>', ['people G2992']],
  ['a burnt <offering H5930> unto the <LORD H3068>', ['burnt offering H5930', 'LORD H3068']],
  ['and there was <light H216>', ['light H216']],
  ['and slew <him H2026>', ['slew him H2026']],
  ['they lifted <up H5375> their <eyes H5869>', ['lifted up H5375', 'eyes H5869']],
  ['And it came to pass after two full <years H3117>', ['two full years H3117']],
  ['and it came to pass in process of <time H3117>', ['process of time H3117']],
  ['the things which should have been utterly <destroyed H2764>', ['utterly destroyed H2764']],
  ['How long wilt thou go <about H2559>', ['go about H2559']],
  ['whithersoever they went <out H3318>', ['went out H3318']],
  ['he went, and put [him] to <death H4191>', ['death H4191']],
  ['when he came, he <saw G1492>', ['he saw G1492']],
  // Genesis 8:9: a tag on a small word extends over a determiner, any other does not.
  ['and pulled her <in H935>', ['pulled her in H935']],
  ['and called the <name of it H8034>', ['name of it H8034']],
  ['of all that <went in H935>', ['went in H935']],
  ['a burnt <offering H5930 H4503>', ['burnt offering H5930', 'burnt offering H4503']],
  ['The <people G2992>', ['people G2992']],
  ['How many <loaves G740>', ['How many loaves G740']],
  // Only supplied words before a tag stop it.
  ['and laid [it] all <down G5087> [there]', ['all down G5087']],
  ['[him]<self G848>', ['self G848']],
  ['he said < G3754>', [' G3754']],
])('in “%s” extends a tag over the untagged words before it', (source, expected) => {
  expect(phrasesOf(source)).toEqual(expected);
});

/** John 3:16, Matthew 5:46, Acts 2:4, Luke 5:3 and others as the module has them. */
test.each([
  ['<should G622> <not G3361> <perish G622>', ['not G3361', 'should … perish G622']],
  ['<the G4151> <Holy G40> <Ghost G4151>', ['Holy G40', 'the … Ghost G4151']],
  ['<sent G630> <him G846> <away G630>', ['sent … away G630', 'him G846']],
  ['<shall G1097> <not G3756> <be known G1097>', ['not G3756', 'shall … be known G1097']],
  [
    '<if G1437> <ye love G25> <them which love G25> <you G5209>',
    ['if G1437', 'ye love G25', 'them which love G25', 'you G5209'],
  ],
  ['<take G3309> <no G3361> <thought G3309>', ['take … thought G3309', 'no G3361']],
  ['<they bare G3140> <him G846> <witness G3140>', ['they bare … witness G3140', 'him G846']],
  // A phrase that begins with two words of sense, or with a noun, is complete.
  ['<take good G3309> <no G3361> <thought G3309>', ['take good G3309', 'no G3361', 'thought G3309']],
  ['<hour G2064> <which G3739> <came G2064>', ['hour G2064', 'which G3739', 'came G2064']],
  // A noun that belongs to a verb has no noun of its own.
  ['<take G3309> <thought G3309> <heed G3309>', ['take … thought G3309', 'heed G3309']],
  ['<bear G3140> <of G4012> <it borne G3140>', ['bear G3140', 'of G4012', 'it borne G3140']],
  ['No. <should G622> <not G3361> <perish G622>.', ['not G3361', 'should … perish G622']],
  ['<should G622> <not G3361>. <perish G622>', ['should G622', 'not G3361', 'perish G622']],
  // A tag without words is a word of the original that the translation leaves out.
  ['< G1537> <from heaven G1537>', [' G1537', 'from heaven G1537']],
  ['<from heaven G1537> < G1537>', ['from heaven G1537', ' G1537']],
  ['O my <Father G3962>, <the hour is come G2064>', ['O my Father G3962', 'the hour is come G2064']],
])('in “%s” counts a split phrase once and separate words twice', (source, expected) => {
  expect(phrasesOf(source)).toEqual(expected);
});

test('“and … and” and “him … him” are never pieces of one phrase', () => {
  const source = '<and G2532> <him G846> <and G2532> <him G846>';
  expect(phrasesOf(source)).toHaveLength(4);
});

test.each([
  ['<shall G2071> <not G3756> <be G2071>', ['not G3756', 'shall … be G2071']],
  ['<he G2258> <also G2532> <was G2258>', ['also G2532', 'he … was G2258']],
  ['<so was G2258> <also G2532> <he G2258>', ['so was … he G2258', 'also G2532']],
])('in “%s” joins auxiliaries and pronouns that render a verb of being', (source, expected) => {
  expect(phrasesOf(source)).toEqual(expected);
});

test.each([
  '<is G2076> <not G3756> <is G2076>',
  '<is G2076> <and G2532> <was G2076>',
  '<be G1096> <not G3361> <be G1096>',
  '<shall be G1096> <or G2228> <be G1096>',
])('in “%s” does not join auxiliaries that do not form one verb', (source) => {
  expect(phrasesOf(source)).toHaveLength(3);
});

test('joins pieces with at most five tags between them', () => {
  const sent = (between: number): string => `<He G846> <sent G630> ${'<it G1161> '.repeat(between)}<away G630>`;
  expect(phrasesOf(sent(5))).toContain('sent … away G630');
  expect(phrasesOf(sent(6))).toContain('away G630');
});

test('joins pieces of a number that is usually a particle only where the words of the original are known', () => {
  const [source, usual] = ['<in G1722> <his G846> <midst G1722>', ['<in G1722> <in G1722>']];
  expect(phrasesOf(source, usual)).toHaveLength(3);
  expect(phrasesOf(source, usual, () => 1)).toHaveLength(2);
});

test('a number that is usually a particle is not joined, also where one of its tags has a noun', () => {
  const source = '<him G846> <saw G1492> <the man G846>';
  expect(phrasesOf(source, ['<him G846>', '<him G846>'])).toEqual(['him G846', 'saw G1492', 'the man G846']);
  expect(phrasesOf(source, ['<man G846>', '<man G846>'])).toHaveLength(2);
  // The original decides for particles too.
  expect(phrasesOf(source, ['<him G846>', '<him G846>'], () => 1)).toHaveLength(2);
});

test('the words of the original decide where they are known', () => {
  const source = '<should G622> <not G3361> <perish G622>';
  expect(phrasesOf(source, [], () => 2)).toHaveLength(3);
  expect(phrasesOf(source, [], () => 1)).toHaveLength(2);
});

test('a further piece is not counted, but remains in the verse for highlights', () => {
  const [verse] = withPhrases([verseOf('<should G622> <not G3361> <perish G622>')]);
  expect(countedWords(verse?.marks ?? {}).map(([, , number]) => number)).toEqual(['G3361', 'G622']);
  expect(verse?.marks.words).toHaveLength(3);
});

/** John 1:1, 3:1 and 3:16 and others: a verb of being is an auxiliary with or without its pronoun. */
test.each<[source: string, number: EntryNumber, wording: string | undefined]>([
  ['<was G2258>', 'G2258', 'auxiliary'],
  ['<he was G2258>', 'G2258', 'auxiliary'],
  ['<he was G2258> <he G2258>', 'G2258', 'auxiliary'],
  ['<of G4012> <of G4012>', 'G4012', 'particle'],
  ['<him G846>', 'G846', 'particle'],
  ['<should perish G622> <should G622>', 'G622', 'sense'],
  ['<perish G622>', 'G26', undefined],
])('in “%s” %s is rendered by this kind of words: %s', (source, number, wording) => {
  expect(wordingsIn([verseOf(source)]).get(number)).toBe(wording);
});

test.each([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [2_500, 2],
])('%d verses counted in slices give the same, with %d pauses', async (count, pauses) => {
  const verses = Array.from({ length: count }, (_, at) => verseOf(at % 3 ? '<should perish G622>' : '<of G4012>'));
  let paused = 0;
  const wordings = await wordingsInSlices(verses, async () => {
    paused += 1;
  });
  expect([...wordings]).toEqual([...wordingsIn(verses)]);
  expect(paused).toBe(pauses);
});
