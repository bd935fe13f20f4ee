import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeParsing } from './morphology.ts';

/** Parsings as printed in grammars of Genesis 1, Psalm 23 and Daniel 2. */
const cases: [code: string, words: string][] = [
  ['HR/Ncfsa', 'preposition + noun, feminine singular, absolute'],
  ['HVqp3ms', 'verb, Qal, perfect, third person masculine singular'],
  ['HNcmpa', 'noun, masculine plural, absolute'],
  ['HTo', 'object marker'],
  ['HTd/Ncmpa', 'article + noun, masculine plural, absolute'],
  ['HC/Vqw3ms', 'conjunction + verb, Qal, sequential imperfect, third person masculine singular'],
  ['HVprfsa', 'verb, Piel, active participle, feminine singular, absolute'],
  ['HRd/Ncmsa', 'preposition with article + noun, masculine singular, absolute'],
  [
    'HVqrmsc/Sp1cs',
    'verb, Qal, active participle, masculine singular, construct + pronoun suffix, first person common singular',
  ],
  ['HVqc', 'verb, Qal, infinitive construct'],
  ['HNp', 'proper name'],
  ['HPp3ms', 'personal pronoun, third person masculine singular'],
  ['HPdxcp', 'demonstrative pronoun, common plural'],
  ['HPr', 'relative pronoun'],
  ['HNcfsa/Sd', 'noun, feminine singular, absolute + directional he'],
  ['HAcbsa', 'cardinal number, masculine or feminine singular, absolute'],
  ['ANcmsd/Td', 'Aramaic: noun, masculine singular, determined + article'],
  ['AVqp3ms', 'Aramaic: verb, Peal, perfect, third person masculine singular'],
  ['AVhp3ms', 'Aramaic: verb, Haphel, perfect, third person masculine singular'],
];
it.each(cases)('describes %s in plain words', (code, words) => {
  expect(describeParsing(code)).toBe(words);
});

/** As Robinson explains his codes. */
it.each([
  ['N-NSM', 'noun, masculine, nominative singular'],
  ['N-GSF', 'noun, feminine, genitive singular'],
  ['N-PRI', 'proper noun, undeclined'],
  ['T-DPN', 'article, neuter, dative plural'],
  ['A-NSM-C', 'adjective, masculine, nominative singular, comparative'],
  ['A-NUI-ABB', 'numeral, undeclined, abbreviated'],
  ['P-1GS', 'personal pronoun, first person, genitive singular'],
  ['P-1NS-C', 'personal pronoun, first person, nominative singular, with “and”'],
  ['P-ASN', 'personal pronoun, neuter, accusative singular'],
  ['F-3ASM', 'reflexive pronoun, third person, masculine, accusative singular'],
  ['V-AAI-3S', 'verb, aorist active indicative, third person singular'],
  ['V-2AAP-NSM', 'verb, second aorist active participle, masculine, nominative singular'],
  ['V-PNN', 'verb, present middle or passive deponent infinitive'],
  ['V-RPI-3S-ATT', 'verb, perfect passive indicative, third person singular, Attic form'],
  ['V-PXI-3S', 'verb, present indicative, third person singular'],
  ['PRT-N', 'particle, negative'],
  ['ADV-S', 'adverb, superlative'],
  ['ADV', 'adverb'],
  ['CONJ', 'conjunction'],
  ['HEB', 'Hebrew word'],
])('describes %s as "%s"', (code, expected) => {
  expect(describeParsing(code)).toBe(expected);
});

it.each([
  '',
  'H',
  'A',
  'H8804',
  'G5625',
  'H430',
  'V-AZI-3S',
  'N-NSX',
  'HVqp3m?',
  'HNcmpaa',
  'HXq',
  'XNcmsa',
  'HVqp',
  'constructor',
  'Hconstructor',
  '<b>',
])('returns nothing for "%s"', (code) => {
  expect(describeParsing(code)).toBe('');
});

const require = createRequire(import.meta.url);
const codeList = join(dirname(require.resolve('morphhb/package.json')), 'parsing', 'Oshm.xml');

describe.skipIf(!existsSync(codeList))('the list of codes in the source project', () => {
  const rewordings: [theirs: RegExp, ours: string][] = [
    [/^ /, ''],
    [/^Hebrew: /, ''],
    [/Adjective (adjective|cardinal number|ordinal number)/, '$1'],
    [/Noun (common|(?=proper))/, '$1'],
    [/Noun gentilic/, 'gentilic noun'],
    [/\bcommon (both|feminine|masculine) (dual|plural|singular) (absolute|construct|determined)/, 'noun $1 $2 $3'],
    [/\bboth\b/, 'masculine or feminine'],
    [/Pronoun (demonstrative|indefinite|interrogative|personal|relative)/, '$1 pronoun'],
    [/Suffix (directional he|paragogic he|paragogic nun)/, '$1'],
    [/Suffix pronominal/, 'pronoun suffix'],
    [/Preposition definite article/, 'preposition with article'],
    [/Particle definite article/, 'article'],
    [/Particle direct object marker/, 'object marker'],
    [/Particle affirmation/, 'affirming particle'],
    [/Particle exhortation/, 'exhorting particle'],
    [/Particle interjection/, 'interjection'],
    [/Particle (interrogative|demonstrative|negative|relative)/, '$1 particle'],
    [/participle (active|passive)/, '$1 participle'],
  ];
  const entries = [...readFileSync(codeList, 'utf8').matchAll(/<entryFree n="([^"]+)">([^<]+)</g)].map(
    ([, code = '', words = '']): [string, string] => [code, words],
  );

  it('has the same features for every code', () => {
    expect(entries).toHaveLength(2578);
    const plain = (words: string): string => words.toLowerCase().replaceAll(',', '').replace(/ +/g, ' ').trim();
    const reword = (part: string): string =>
      plain(rewordings.reduce((text, [theirs, ours]) => text.replace(theirs, ours), part));
    const different = entries.flatMap(([code, words]) => {
      const wanted = words.split('; ').map(reword).join(' + ');
      return plain(describeParsing(code)) === wanted ? [] : [`${code}: ${describeParsing(code)} / ${wanted}`];
    });
    expect(different).toEqual([]);
  });
});

/** One letter more than the kind of word can have. */
it.each([
  'HAcbsax',
  'HCx',
  'HDx',
  'HNpx',
  'HNcmpax',
  'HPp3msx',
  'HRdx',
  'HNcfsa/Sdx',
  'HNcfsa/Sp1csx',
  'HTox',
  'HVqax',
  'HVqcx',
  'HVqrmsax',
  'HVqsmsax',
  'HVqp3msx',
])('returns nothing for %s, which is too long', (code) => {
  expect(describeParsing(code.slice(0, -1))).not.toBe('');
  expect(describeParsing(code)).toBe('');
});

it.each(['', 'H', 'H/', 'XNcmpa', 'HXx', 'HNz', 'HNcmpa/Xx', 'HVqp9ms', 'H8804'])(
  'returns nothing for the invalid code %j',
  (code) => {
    expect(describeParsing(code)).toBe('');
  },
);

it('ignores an extra slash', () => {
  expect(describeParsing('HR//Ncfsa')).toBe('preposition + noun, feminine singular, absolute');
});
