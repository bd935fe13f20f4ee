import { expect, it } from 'vitest';
import { porterStem } from './porter.ts';
import { englishStem } from './stem.ts';

/**
 * The examples of Porter's paper, through the whole algorithm: later steps shorten some of them further than the step
 * in the paper.
 */
const paper =
  'caresses>caress ponies>poni ties>ti caress>caress cats>cat feed>feed agreed>agre plastered>plaster bled>bled motoring>motor sing>sing conflated>conflat troubled>troubl sized>size hopping>hop tanned>tan falling>fall hissing>hiss fizzed>fizz failing>fail filing>file happy>happi sky>sky ' +
  'relational>relat conditional>condit rational>ration valenci>valenc digitizer>digit conformabli>conform radicalli>radic differentli>differ vileli>vile analogousli>analog vietnamization>vietnam predication>predic operator>oper feudalism>feudal decisiveness>decis hopefulness>hope callousness>callous formaliti>formal sensitiviti>sensit sensibiliti>sensibl ' +
  'triplicate>triplic formative>form formalize>formal electriciti>electr electrical>electr hopeful>hope goodness>good revival>reviv allowance>allow inference>infer airliner>airlin gyroscopic>gyroscop adjustable>adjust defensible>defens irritant>irrit replacement>replac adjustment>adjust dependent>depend adoption>adopt homologou>homolog communism>commun activate>activ angulariti>angular homologous>homolog effective>effect bowdlerize>bowdler ' +
  'probate>probat rate>rate cease>ceas controll>control roll>roll generalizations>gener oscillators>oscil connected>connect connecting>connect connection>connect connections>connect';
it.each(paper.split(' ').map((pair) => pair.split('>')))('stems %s to %s as published', (word, stem) => {
  expect(porterStem(word ?? '')).toBe(stem);
});

const families: string[] = [
  'love loves loved loving loveth lovest lovedst',
  'go goes goeth goest going',
  'walk walketh walkest walked walkedst',
  'say saith sayest saying says',
  'cry cries cried crieth criest crying',
  'die died dieth diest dying',
  'lie lieth liest lying',
  'see seeth seest seeing',
  'have hath hast having',
  'do doth doeth doest dost doing',
  'run runneth runnest running',
  'know knowest knoweth knowing',
  'believe believeth believest believed',
  'agree agreeth agreed',
  'sin sins sinneth sinnest sinned',
  'lay layeth layedst layest',
  'carry carrieth carriest carried',
  'great greatest',
  'mighty mightiest',
  'forest forests',
  'harvest harvests',
  'priest priests',
  'tempest tempests',
  'righteous righteousness righteously',
  'gracious graciously',
  'hear hearest heareth',
  'comely comeliness',
];
it.each(families)('gives one stem to %s', (family) => {
  expect(new Set(family.split(' ').map(englishStem)).size).toBe(1);
});

const strangers: string[] = [
  'forest for',
  'honest hone',
  'seeth seed',
  'hareth hare',
  'priest pry',
  'guest guess',
  'twentieth twenty',
  'rest re',
  'seth see',
  'god good',
  'heart hear',
  'lovely love',
  'comely come',
  'lively live',
  'likely like',
];
it.each(strangers)('gives different stems to %s', (pair) => {
  const [one = '', other = ''] = pair.split(' ');
  expect(englishStem(one)).not.toBe(englishStem(other));
});

it('gives no stem to anything but English words', () => {
  for (const row of ['', 'fa*', 'אלהימ', 'λογοσ', '430', '\u{F01AE}', '\u{E000}vqp3ms'])
    expect(englishStem(row)).toBe('');
  expect(englishStem('constructor')).toBe('constructor');
});

it('stems the longest word of a query', () => {
  for (const letter of ['y', 'a', 'b', 'ya', 'ational'])
    expect(englishStem(letter.repeat(500).slice(0, 500))).not.toBe('');
});
