import { expect, it } from 'vitest';
import { formatQuery } from './format.ts';
import { limits } from './query-limits.ts';
import { parseSearch } from './parse.ts';
import type { SearchNode, SearchQuery } from './tree.ts';

function parsed(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result.query;
}

/** A compact form of a tree that shows its shape. */
function shape(node: SearchNode): string {
  switch (node.kind) {
    case 'words':
      return `${node.words.join('+')}${node.prefix ? '*' : ''}`;
    case 'number':
      return node.number;
    case 'tagged':
      return `${node.words.join('+')}@${node.number}`;
    case 'morphology':
      return `[${node.number ?? ''}${node.terms.map(({ term, prefix }) => term.slice(1) + (prefix ? '*' : '')).join('|')}]`;
    case 'exact':
      return `${node.strictness}=${node.text}`;
    case 'stem':
      return `~${node.stem}`;
    case 'reference':
      return node.ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',');
    case 'near-words':
      return `near${node.distance}(${node.parts.map(shape).join(' ')})`;
    case 'near-verses':
      return `${node.unit}${node.distance}(${node.parts.map(shape).join(' ')})`;
    case 'not':
      return `not(${shape(node.part)})`;
    default:
      return `${node.kind}(${node.parts.map(shape).join(' ')})`;
  }
}

const trees: [text: string, expected: string][] = [
  ['faith', 'faith'],
  ['  Faith  HOPE ', 'and(faith hope)'],
  ['faith AND hope & love && joy', 'and(faith hope love joy)'],
  ['faith or joy', 'and(faith or joy)'],
  ['faith OR joy | hope || love', 'or(faith joy hope love)'],
  ['faith hope OR joy love', 'or(and(faith hope) and(joy love))'],
  ['(faith AND joy) OR "free spirit"', 'or(and(faith joy) free+spirit)'],
  ['“blessed hope” appearing', 'and(blessed+hope appearing)'],
  ['«free spirit»', 'free+spirit'],
  ["Jacob's trouble", 'and(jacob+s trouble)'],
  ['well-beloved', 'well+beloved'],
  ['love NOT hate -fear !wrath', 'and(love not(hate) not(fear) not(wrath))'],
  ['love --hate', 'and(love hate)'],
  ['love -(hate OR fear)', 'and(love not(or(hate fear)))'],
  ['Lo! behold - so', 'and(lo behold so)'],
  ['faith*', 'faith*'],
  ['"free spir*"', 'free+spir*'],
  ['"free spir"*', 'free+spir*'],
  ['faith NEAR joy', 'near10(faith joy)'],
  ['faith NEAR(5) joy NEAR(5) hope', 'near5(faith joy hope)'],
  ['faith NEAR/3 "good works"', 'near3(faith good+works)'],
  ['faith NEAR(3 verses) joy', 'verses3(faith joy)'],
  ['faith PROX(2) joy', 'verses2(faith joy)'],
  ['faith PROX(4 words) joy', 'near4(faith joy)'],
  ['faith PROC joy', 'chapter0(faith joy)'],
  ['faith NEAR(same book) (joy OR hope)', 'book0(faith or(joy hope))'],
  ['H430', 'H430'],
  ['g0026', 'G26'],
  ['{H1254a}', 'H1254'],
  ['430', 'or(H430 G430)'],
  ['8000', 'H8000'],
  ['love G26', 'love@G26'],
  ['love AND G26', 'and(love G26)'],
  ['"brotherly love" G5360', 'brotherly+love@G5360'],
  ['H430 H1254', 'and(H430 H1254)'],
  ['[Vqp3ms]', '[vqp3ms|v1qp3ms]'],
  ['[HVqp3ms]', '[vqp3ms]'],
  ['[AVqp3ms]', '[v1qp3ms]'],
  ['[V*]', '[v*]'],
  ['[HVq*]', '[vq*]'],
  ['[HVPp3ms]', '[v0pp3ms]'],
  ['[VP*]', '[v0p*|v10p*]'],
  ['[AVP*]', '[v10p*]'],
  ['H1254 [Vqp3ms]', '[H1254vqp3ms|v1qp3ms]'],
  ['[V-2AAI-3S]', '[viba3s]'],
  // A star finds the codes that begin with these letters.
  ['[V-AAI-3*]', '[viaa3*]'],
  ['[V-AAI-3S*]', '[viaa3s*]'],
  ['[V-2AAI-3S*]', '[viba3s*]'],
  ['[V-2RAI*]', '[visa*]'],
  ['[V-AAP-N*]', '[vpaan*]'],
  ['[V-AAP-NP*]', '[vpaanp*]'],
  ['[V-AAP-NPM*]', '[vpaanpm*]'],
  ['[N-GP*]', '[ngp*]'],
  ['[N-GPF*]', '[ngpf*]'],
  ['[P-1GS*]', '[pgsx1*]'],
  ['G25 [aorist  imperative]', '[G25vma*|vmb*|vma*|vmb*]'],
  ['[V- 3AAI-S--]', '[viaa3s*|viba3s*]'],
  ['[qal imperative]', '[vqv*]'],
  ['[2ms imperative, verb qal]', '[vqv2ms*]'],
  ['[hvqp3ms]', '[vqp3ms]'],
  ['[oshm:HVqp3ms]', '[vqp3ms]'],
  ['[robinson:V-AAI-3S]', '[viaa3s]'],
  ['[peal imperative]', '[v1qv*]'],
  ['[ithpaal]', '[v10p*]'],
  // Both languages have a stem of this name.
  ['[hophal]', '[v0h*|v10h*]'],
  ['~loveth stem:Walked', 'and(~love ~walk)'],
  ['case:LORD', 'case=LORD'],
  ['exact:"the LORD"', 'exact=the LORD'],
  ['אֱלֹהִים', 'אלהימ'],
  ['אלהים', 'אלהימ'],
  ['עַל־פְּנֵי', 'על+פני'],
  ['λόγος', 'λογοσ'],
  ['\u200Eאלהים\u200F', 'אלהימ'],
  ['יְרוּשָׁלַ\u034Fִם', 'ירושלמ'],
  ['love\u200D \u034Fjoy', 'and(love joy)'],
  ['greek 26', 'G26'],
  ['Hebrew 430', 'H430'],
  ['Hebrew 11', '58011000-58011999'],
  ["Strong's Hebrew 11", 'H11'],
  ['G.26', 'G26'],
  ['"OR"', 'or'],
  // References: as the whole query, and anywhere in it.
  ['John 3:16', '43003016'],
  ['1 jn 4.8', '62004008'],
  ['Genisis 1', '1001000-1001999'],
  ['Ps 23', '19023000-19023999'],
  ['Ps 51:0', '19051000'],
  ['Jude 3', '65001003'],
  ['Song of Solomon', '22000000-22999999'],
  ['Song of Solomon 2:1', '22002001'],
  ['1 John', '62000000-62999999'],
  ['Is 40', '23040000-23040999'],
  ['Matt 5-7', '40005000-40007999'],
  ['John 3:16,18-20; Rom 5:8', '43003016,43003018-43003020,45005008'],
  ['John 3:16 Rom 5:8', '43003016,45005008'],
  // Words that join two references, whether the reference parser reads them as one or two.
  ['John 3:16 and Romans 5:8', '43003016,45005008'],
  ['John 3:16 or Romans 5:8', '43003016,45005008'],
  ['John 3:16 et Romans 5:8', '43003016,45005008'],
  ['Gen 1 und Exod 2', '1001000-1001999,2002000-2002999'],
  // Any other word is searched for, and so is one between a reference and a word.
  ['John 3:16 but Romans 5:8', 'and(43003016,45005008 but)'],
  ['Ps 23 and faith', 'and(19023000-19023999 and faith)'],
  ['faith or Ps 23', 'and(faith or 19023000-19023999)'],
  ['John 3:16 et* Romans 5:8', 'and(43003016,45005008 et*)'],
  // In capitals they are operators, and no reference extends over them.
  ['John 3:16 OR Romans 5:8', 'or(43003016 45005008)'],
  ['Ps 23 OR 24', 'or(19023000-19023999 24)'],
  ['John 3:16 OR faith', 'or(43003016 faith)'],
  ['love 1 cor 13', 'and(love 46013000-46013999)'],
  ['Rev 22:21 amen', 'and(66022021 amen)'],
  // Book names that are words of the text are searched for as words.
  ['John', 'john'],
  ['Job', 'job'],
  ['so 3 men', 'and(so 3 men)'],
  ['in:Romans', '45000000-45999999'],
];
it.each(trees)('reads %s as %s', (text, expected) => {
  expect(shape(parsed(text).node)).toBe(expected);
});

it.each(trees)('formats %s as a query with the same meaning', (text) => {
  const { node } = parsed(text);
  expect(shape(parsed(formatQuery({ node, scopes: [] })).node)).toBe(shape(node));
});

it.each([
  // The scope supplies the verses to exclude from.
  ['-hate in:Romans', 'and(45000000-45999999 not(hate))'],
  ['-hate -joy in:Romans', 'and(45000000-45999999 not(hate) not(joy))'],
])('excludes %s within its scope', (text, expected) => {
  expect(shape(parsed(text).node)).toBe(expected);
});

const scopes: [text: string, label: string, ranges: [number, number][]][] = [
  ['faith in:Romans', 'Romans', [[45_000_000, 45_999_999]]],
  ['in:Matt-John faith', 'Matthew–John', [[40_000_000, 43_999_999]]],
  ['in:OT faith', 'the Old Testament', [[1_000_000, 39_999_999]]],
  ['in:gospels faith', 'the Gospels', [[40_000_000, 43_999_999]]],
  ['in:"1 John" love', '1 John', [[62_000_000, 62_999_999]]],
  ['in:1 John love', '1 John', [[62_000_000, 62_999_999]]],
  ['in:1John love', '1 John', [[62_000_000, 62_999_999]]],
  ['in:song-of-solomon love', 'Song of Solomon', [[22_000_000, 22_999_999]]],
  [
    'in:Rom,Gal faith',
    'Romans, Galatians',
    [
      [45_000_000, 45_999_999],
      [48_000_000, 48_999_999],
    ],
  ],
  ['in:Ps.119 law', 'Psalm 119', [[19_119_000, 19_119_999]]],
  ['in:Rom 1-4 law', 'Romans 1–4', [[45_001_000, 45_004_999]]],
];
it.each(scopes)('limits %s to %s', (text, label, ranges) => {
  expect(parsed(text).scopes).toEqual([expect.objectContaining({ label, ranges })]);
});

const errors: [text: string, message: RegExp, offset: number, length: number, suggestion: string | undefined][] = [
  ['(faith', /not closed/, 0, 1, '(faith)'],
  ['faith)', /no opening parenthesis/, 5, 1, 'faith'],
  ['joy "faith', /not closed/, 4, 6, 'joy "faith"'],
  ['joy "', /not closed/, 4, 1, 'joy'],
  ['joy "…', /not closed/, 4, 2, 'joy'],
  ['faith OR', /^OR needs a word on both sides/, 6, 2, 'faith'],
  ['OR faith', /^OR needs a word on both sides/, 0, 2, 'faith'],
  ['faith AND OR joy', /^AND needs a word on both sides/, 6, 3, 'faith OR joy'],
  ['OR AND NOT', /^OR needs a word on both sides/, 0, 2, 'or and not'],
  ['faith () joy', /parentheses are empty/, 6, 2, 'faith joy'],
  ['-hate', /at least one word to find/, 0, 1, 'hate'],
  ['faith OR -joy', /Each side of OR needs a word/, 9, 4, 'faith'],
  ['-hate -joy', /at least one word to find/, 0, 10, 'hate joy'],
  ['-hate OR -joy', /Each side of OR needs a word/, 0, 5, 'joy'],
  ['f*', /2 letters/, 0, 2, 'f'],
  ['*', /before the star/, 0, 1, undefined],
  ['fa*th', /end of a word/, 0, 5, 'fa*'],
  ['*aith', /end of a word/, 0, 5, 'aith'],
  ['love G9999', /G9999 does not exist/, 5, 5, 'love'],
  ['H8799', /code for a verb form/, 0, 5, undefined],
  ['in:Foo faith', /Foo/, 0, 6, 'faith'],
  ['faith in:', /^Type a book after “in:”/, 6, 3, 'faith'],
  ['Gen 51', /50 chapters/, 0, 6, 'Genesis 50'],
  ['faith NEAR(500) joy', /1 to 50/, 6, 9, 'faith NEAR(50) joy'],
  ['faith NEAR (joy OR hope)', /words or "phrases" on both sides/, 6, 4, 'faith (joy OR hope)'],
  ['the PROX(5) faith', /too common/, 0, 3, 'faith'],
  ['case:the', /too common/, 0, 5, 'the'],
  ['[faith', /not closed/, 0, 6, 'faith'],
  ['[Vqp3ms', /not closed/, 0, 7, '[Vqp3ms]'],
  ['[aorst imperative]', /“aorst” is not a grammar word/, 0, 18, '[imperative]'],
  ['[qal genitive]', /No word can be “qal genitive”/, 0, 14, 'qal genitive'],
  ['[singular]', /fits too many forms/, 0, 10, 'singular'],
  [`${'a '.repeat(30).trim()}`, /at most 24 words/, 48, 11, 'a '.repeat(24).trim()],
];
it.each(errors)('reports the error in %s', (text, message, offset, length, suggestion) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  expect(result.error.message).toMatch(message);
  expect(result.error).toMatchObject({ offset, length });
  expect(result.error.suggestion).toBe(suggestion);
});

it('returns "empty" for an empty search box', () => {
  expect(parseSearch('')).toEqual({ kind: 'empty' });
  expect(parseSearch(' \t\n ')).toEqual({ kind: 'empty' });
});

it('cuts a text that is too long at a word boundary', () => {
  const result = parseSearch('faith '.repeat(900));
  if (result.kind !== 'error') throw new Error('taken');
  expect(result.error.offset).toBe(limits.characters);
  expect(result.error.suggestion).toBe('faith '.repeat(limits.terms).trim());
});

function suggestionFor(text: string): string | undefined {
  const result = parseSearch(text);
  return result.kind === 'error' ? result.error.suggestion : undefined;
}

it('keeps as many whole words as the character limit allows, or the start of the only word', () => {
  const word = 'A'.repeat(29);
  expect(suggestionFor(`${word} `.repeat(18))).toBe(`${word} `.repeat(16).trim());
  expect(suggestionFor('A'.repeat(limits.characters + 1))).toBe('A'.repeat(limits.characters));
  // This one is not too long.
  expect(suggestionFor(`() ${'A'.repeat(limits.characters - 3)}`)).toBe('A'.repeat(limits.characters - 3));
});

it('ignores text past the character limit in its suggestion', () => {
  const result = parseSearch(`${'*'.repeat(limits.characters)} faith`);
  if (result.kind !== 'error') throw new Error('taken');
  expect(result.error.suggestion).toBeUndefined();
  expect(result.error).toMatchObject({ offset: limits.characters, length: 6 });
});

it('corrects forty errors of a query, and has only the words of one with more', () => {
  const withErrors = (count: number): string => `${'() '.repeat(count)}faith OR hope`;
  const suggestions = [1, 40, 41].map((count) => suggestionFor(withErrors(count)));
  expect(suggestions).toEqual(['faith OR hope', 'faith OR hope', 'faith or hope']);
});

it('accepts as many characters as the limit allows', () => {
  const text = (length: number): string => `"${'a'.repeat(length - 2)}"`;
  expect(parseSearch(text(limits.characters)).kind).toBe('query');
  expect(parseSearch(text(limits.characters + 1)).kind).toBe('error');
  expect(parseSearch(' '.repeat(limits.characters)).kind).toBe('empty');
  expect(parseSearch(' '.repeat(limits.characters + 1)).kind).toBe('error');
});
