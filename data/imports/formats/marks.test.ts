import { describe, expect, it } from 'vitest';
import { checkRecords } from '../check-records.ts';
import type { ImportRecord } from '../record.ts';
import { writeMarks } from '../write/nested-marks.ts';
import { readOsis } from './read-osis.ts';
import { readUsfm } from './read-usfm.ts';
import { readUsfx } from './read-usfx.ts';
import { readUsx } from './read-usx.ts';

/**
 * Verses with their marks in one line: `<H430 God>` is a word with its Strong's number, `(supplied was)` a span, `[x]`
 * a note, `¶` a paragraph and `/2/` a line of poetry; then the lines that the report refuses, and elements without an end.
 */
function read(records: Iterable<ImportRecord>): string[] {
  const { verses, report } = checkRecords(records, { format: 'usfm', encoding: 'utf-8' });
  const lines = verses.map(
    ({ id, text, marks }) =>
      `${id} ${writeMarks(text, marks, {
        text: (plain) => plain,
        word: (inner, numbers) => `<${numbers.join(',')} ${inner}>`,
        span: (kind, inner) => `(${kind} ${inner})`,
        note: (note) => `[${note}]`,
        paragraph: () => '¶',
        line: (level) => `/${level}/`,
      })}`,
  );
  const errors = report.problems
    .filter(({ kind }) => kind === 'not-a-verse' || kind === 'unbalanced')
    .map(({ message }) => message);
  return [...lines, ...errors];
}

/** Markers as defined in "USFM 3.0". The text is Genesis 1 unless it names its book. */
describe('USFM', () => {
  const genesis = '\\id GEN\n\\c 1\n';
  it.each<[usfm: string, verses: string[]]>([
    [
      '\\p\n\\v 1 In the beginning\n\\v 2 And the earth\n\\p\n\\v 3 And God said',
      ['1001001 ¶In the beginning', '1001002 And the earth', '1001003 ¶And God said'],
    ],
    ['\\v 1 In the \\nd Lord\\nd* God', ['1001001 In the (divineName Lord) God']],
    [
      '\\v 1 one \\add two\\add* three \\wj four \\+nd five\\+nd* six\\wj*',
      ['1001001 one (supplied two) three (jesus four (divineName five) six)'],
    ],
    [
      '\\v 1 \\w God|strong="H430"\\w* saw \\w it|x-strong="H7200"\\w* \\w light\\w*',
      ['1001001 <H430 God> saw <H7200 it> light'],
    ],
    ['\\v 1 \\w God|lemma="x" strong="H0430,H853"\\w* saw', ['1001001 <H430,H853 God> saw']],
    ['\\id MAT\n\\c 1\n\\v 1 \\w book|strong="976"\\w* of', ['40001001 <G976 book> of']],
    [
      '\\v 1 one\\f + \\fr 1.1 \\fk key\\ft  note \\xt Ps 1|PSA 1\\f* two\\x - \\xo 1.1 \\xt Joh 1.1\\x* three',
      ['1001001 one[key note Ps 1] two[Joh 1.1] three'],
    ],
    ['\\v 1 one\\fe * \\ft end\\fe* two', ['1001001 one[end] two']],
    [
      '\\v 1 one\\f + \\ft never ends\n\\v 2 two',
      [
        '1001001 one[never ends]',
        '1001002 two',
        'line 3 of x: \\f is not closed; the text up to the next verse or paragraph is in the note',
      ],
    ],
    [
      '\\q1\n\\v 1 one\n\\q2 two\n\\q\n\\v 2 three\n\\qm2 four\n\\qc five',
      ['1001001 /1/one /2/two', '1001002 /1/three /2/four /1/five'],
    ],
    ['\\q3\n\\v 1 one\\qs Selah\\qs*', ['1001001 /3/oneSelah']],
    ['\\p\n\\v 1 one\n\\b\n\\m two\n\\pi2 three\n\\nb four\n\\li1 five', ['1001001 ¶one two ¶three four ¶five']],
    ['\\s1 A heading\n\\r (Ps 1)\n\\p\n\\v 1 one\n\\s2 Another\n\\p two', ['1001001 ¶one ¶two']],
    ['\\id GEN x\n\\h Genesis\n\\toc1 G\n\\mt1 Genesis\n\\is Intro\n\\ip words\n\\c 1\n\\v 1 one', ['1001001 one']],
    ['\\id PSA\n\\c 3\n\\d A Psalm\n\\q1\n\\v 1 LORD', ['19003000 A Psalm', '19003001 /1/LORD']],
    ['\\id PSA\n\\c 3\n\\v 1 one\n\\c 4\n\\d A Psalm\n\\v 1 two', ['19003001 one', '19004000 A Psalm', '19004001 two']],
    ['\\id GEN\n\\c 3\n\\d A Psalm\n\\v 1 one', ['1003001 one']],
    ['\\v 1 one \\qt-s |sid="1" who="x"\\*two\\qt-e |eid="1"\\* three \\zms\\* four', ['1001001 one two three four']],
    ['\\v 1 one~two//three', ['1001001 one two three']],
    [
      '\\v 1 one\n\\esb \\cat x\\cat*\n\\p an article\n\\esbe\n\\p two\n\\v 2 three',
      ['1001001 one ¶two', '1001002 three'],
    ],
    [
      '\\v 1 one\n\\esb\n\\p an article\n\\v 2 three',
      ['1001001 one', '1001002 three', 'line 4 of x: \\esb is not closed; the text up to the next verse is skipped'],
    ],
    ['\\v 1 \\add one \\w God|strong="H430"\\add* saw\\w* it', ['1001001 (supplied one <H430 God>) saw it']],
    ['\\v 1 one\n\\esb\n\\q1 aside \\nd x\\nd*\\f + \\ft note\\f*\n\\esbe\n two', ['1001001 one two']],
    // A style around a sidebar stays open when one within it ends.
    ['\\v 1 \\add one\n\\esb\n\\p \\add x\\add*\n\\esbe\n two\\add* three', ['1001001 (supplied one two) three']],
    ['\\v 1 one\n\n\n\\v\n\\v 2 two', ['line 6 of x: "\\v" is not a verse; \\v must be followed by a verse number']],
    ['\\v 1 one\\f + \\ft a \\+nd Lord\\+nd* b\\f* two', ['1001001 one[a Lord b] two']],
    ['\\v 1 one \\qt-s |sid="1"\\*two | three', ['1001001 one two three']],
    ['\\v 1 one \\qt-e |eid="1"\\*two | three', ['1001001 one two three']],
    ['\\v 1 one\n\\c 2\n\\p\n\\v 1 two', ['1001001 one', '1002001 ¶two']],
    ['\\v 1 \\w God|strong="H430"\\nd*\\w* saw', ['1001001 <H430 God> saw']],
    ['\\p\n\\v 1 one\\m two', ['1001001 ¶one two']],
    ['\\v\n\\v 2 two', ['line 3 of x: "\\v" is not a verse; \\v must be followed by a verse number']],
    ['\\v 1-2 one\n\\v 3 three', ['1001001 [This edition prints verses 1-2 together.]one', '1001003 three']],
    ['\\v 1a one\n\\v 1b two', ['1001001 one two']],
    ['\\v 1 one\n\\id EXO\n\\c 1\n\\v 1 two', ['1001001 one', '2001001 two']],
    ['\\v 1 \\wj one\n\\v 2 two\\wj* three', ['1001001 (jesus one)', '1001002 (jesus two) three']],
    [
      '\\v 1 \\wj one\n\\c 2\n\\v 1 two\n\\id EXO\n\\c 1\n\\v 1 three',
      ['1001001 (jesus one)', '1002001 (jesus two)', '2001001 three'],
    ],
    ['\\v 1 one \\it two\\it* \\bd three|x="y"\\bd* four', ['1001001 one two three four']],
    ['\\v 1 one|two', ['1001001 one two']],
    ['\\p\n\\v 1 one\n\\c 2\n\\p\n\\v 1 two', ['1001001 ¶one', '1002001 ¶two']],
    [
      '\\v 1 one \\rq Is 1\\rq* two \\ca 2\\ca* three \\va 3\\va* four \\vp 5\\vp* five',
      ['1001001 one two three four five'],
    ],
    ['\\v 1 one\\fig |src="x"\\fig* two', ['1001001 one two']],
    ['\\tr \\tc1 \\v 1 one \\tc2 two', ['1001001 one two']],
    [
      '\\c 1\n\\v 1 one',
      [
        'line 2 of x: "x" is not a verse; the file does not name its book, so 1 verse cannot be read. Begin it with \\id and the code of the book, for example \\id ECC',
      ],
    ],
    ['\\v 1 \\w God|strong="H430"\n\\v 2 two', ['1001001 <H430 God>', '1001002 two']],
  ])('reads %j', (usfm, verses) => {
    expect(read(readUsfm('x', /^\\(?:id|c) /.test(usfm) ? usfm : `${genesis}${usfm}`))).toEqual(verses);
  });
});

/** From the OSIS 2.1 manual. The text is Genesis 1 unless it is a whole document. */
describe('OSIS', () => {
  const genesis = (inner: string): string =>
    `<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1">${inner}</chapter></div></osisText></osis>`;
  it.each<[osis: string, verses: string[]]>([
    [
      '<p><verse osisID="Gen.1.1">In the</verse> <verse osisID="Gen.1.2">And</verse></p>',
      ['1001001 ¶In the', '1001002 And'],
    ],
    [
      '<verse sID="Gen.1.1" osisID="Gen.1.1"/>In the<verse eID="Gen.1.1"/> loose <verse sID="Gen.1.2"/>And<verse eID="Gen.1.2"/>',
      ['1001001 In the', '1001002 And'],
    ],
    [
      '<verse osisID="Gen.1.1"><w lemma="strong:H430">God</w> <w lemma="strong:H0430 strong:H853">x</w> <w>y</w></verse>',
      ['1001001 <H430 God> <H430,H853 x> y'],
    ],
    [
      '<osis><chapter osisID="Matt.1"><verse osisID="Matt.1.1"><w lemma="976">book</w></verse></chapter></osis>',
      ['40001001 <G976 book>'],
    ],
    [
      '<verse osisID="Gen.1.1">it <transChange type="added">was</transChange> the <divineName>LORD</divineName></verse>',
      ['1001001 it (supplied was) the (divineName LORD)'],
    ],
    [
      '<verse osisID="Gen.1.1">it <transChange sID="a"/>was<transChange eID="a"/> so</verse>',
      ['1001001 it (supplied was) so'],
    ],
    ['<verse osisID="Gen.1.1">a <q who="Jesus">b</q> <q who="Peter">c</q> d</verse>', ['1001001 a (jesus b) c d']],
    [
      '<verse osisID="Gen.1.1">a <q sID="q1" who="Jesus"/>b</verse><verse osisID="Gen.1.2">c<q eID="q1"/> d</verse>',
      ['1001001 a (jesus b)', '1001002 (jesus c) d'],
    ],
    [
      '<osis><div type="book"><chapter osisID="Matt.5"><verse osisID="Matt.5.1">a <q sID="q1" who="Jesus"/>b</verse></chapter><chapter osisID="Matt.6"><verse osisID="Matt.6.1">c<q eID="q1"/> d</verse></chapter></div></osis>',
      ['40005001 a (jesus b)', '40006001 (jesus c) d'],
    ],
    [
      '<osis><div type="book"><chapter osisID="Matt.5"><verse osisID="Matt.5.1">a <q sID="q1" who="Jesus"/>b</verse></chapter><chapter osisID="Matt.6"><verse osisID="Matt.6.1">c d</verse></chapter></div></osis>',
      ['40005001 a (jesus b)', '40006001 c d'],
    ],
    [
      '<osis><div type="book"><chapter osisID="Matt.5"><verse osisID="Matt.5.1">a <q sID="q1" who="Jesus"/>b</verse></chapter></div><div type="book"><chapter osisID="Mark.1"><verse osisID="Mark.1.1">c<q eID="q1"/> d</verse></chapter></div></osis>',
      ['40005001 a (jesus b)', '41001001 c d'],
    ],
    ['<verse osisID="Gen.1.1">a<note>n<note>m</note>o</note> b</verse>', ['1001001 a[nmo] b']],
    ['<title>Head</title><verse osisID="Gen.1.1">a</verse>', ['1001001 a']],
    [
      '<osis><chapter osisID="Ps.3"><title type="psalm">A Psalm</title><verse osisID="Ps.3.1">a</verse></chapter></osis>',
      ['19003000 A Psalm', '19003001 a'],
    ],
    [
      '<osis><chapter osisID="Ps.3"><title canonical="true">A Psalm</title><verse osisID="Ps.3.1">a</verse></chapter></osis>',
      ['19003000 A Psalm', '19003001 a'],
    ],
    [
      '<osis><chapter osisID="Ps.3"><title canonical="true" osisID="Ps.4.0">A Psalm</title><verse osisID="Ps.4.1">a</verse></chapter></osis>',
      ['19004000 A Psalm', '19004001 a'],
    ],
    ['<title type="psalm">A Psalm</title><verse osisID="Gen.1.1">a</verse>', ['1001001 a']],
    [
      '<lg><l level="1"><verse osisID="Gen.1.1">a</verse></l><l level="2"><verse osisID="Gen.1.2">b</verse></l><l><verse osisID="Gen.1.3">c</verse></l></lg>',
      ['1001001 /1/a', '1001002 /2/b', '1001003 /1/c'],
    ],
    ['<verse osisID="Gen.1.1">a<l level="2">b</l></verse>', ['1001001 a /2/b']],
    ['<l sID="l1" level="2"/><verse osisID="Gen.1.1">a</verse><l eID="l1" level="2"/>', ['1001001 /2/a']],
    ['<verse osisID="Gen.1.1">a <milestone type="x-p"/>b <milestone type="line"/>c</verse>', ['1001001 a ¶b c']],
    [
      '<div type="x-p" sID="p1"/><verse osisID="Gen.1.1">a</verse><div type="x-p" eID="p1"/><verse osisID="Gen.1.2">b</verse><div type="paragraph"><verse osisID="Gen.1.3">c</verse></div>',
      ['1001001 ¶a', '1001002 b', '1001003 ¶c'],
    ],
    ['<verse osisID="Gen.1.1">a<rdg>x</rdg><figure>y</figure><reference>z</reference> b</verse>', ['1001001 a b']],
    ['<verse osisID="Bible.KJV:Gen.1.1">a</verse>', ['1001001 a']],
    ['<verse osisID="Gen.1.1!a">a</verse><verse osisID="Gen.1.1!b">b</verse>', ['1001001 a b']],
    ['<verse osisID="Gen.1.1 Gen.1.2 Gen.1.3">a</verse>', ['1001001 [This edition prints verses 1-3 together.]a']],
    ['<verse osisID="Gen.1.31 Gen.2.1">a</verse>', ['1001031 a']],
    [
      '<verse osisID="nonsense">a</verse>',
      ['line 1 of x: "nonsense" is not a verse; an osisID must look like "Gen.1.1"'],
    ],
    [
      '<osis><header><work>x</work></header><chapter sID="Gen.1"/><verse osisID="Gen.1.1">a</verse><chapter eID="Gen.1"/></osis>',
      ['1001001 a'],
    ],
  ])('reads %s', (osis, verses) => {
    expect(read(readOsis('x', osis.startsWith('<osis>') ? osis : genesis(osis)))).toEqual(verses);
  });
});

/** From "USX 3.0". */
describe('USX', () => {
  it.each<[book: string, usx: string, verses: string[]]>([
    [
      'GEN',
      '<para style="p"><verse number="1"/>one<verse eid="GEN 1:1"/> loose <verse number="2"/>two</para>',
      ['1001001 ¶one', '1001002 two'],
    ],
    ['GEN', '<para style="q1"><verse number="1"/>one</para><para style="q2">two</para>', ['1001001 /1/one /2/two']],
    ['GEN', '<para style="s1">Head</para><para style="p"><verse number="1"/>one</para>', ['1001001 ¶one']],
    [
      'PSA',
      '<para style="d">A Psalm</para><para style="q1"><verse number="1"/>one</para>',
      ['19001000 A Psalm', '19001001 /1/one'],
    ],
    ['GEN', '<para style="d">A Psalm</para><para style="q1"><verse number="1"/>one</para>', ['1001001 /1/one']],
    [
      'GEN',
      '<para style="p"><verse number="1"/><char style="wj">one <char style="nd">Lord</char></char> <char style="add">it</char> <char style="it">x</char></para>',
      ['1001001 ¶(jesus one (divineName Lord)) (supplied it) x'],
    ],
    [
      'GEN',
      '<para style="p"><verse number="1"/><char style="w" strong="H430">God</char> <char style="vp">2</char>x</para>',
      ['1001001 ¶<H430 God> x'],
    ],
    [
      'MAT',
      '<para style="p"><verse number="1"/><char style="w" strong="976">book</char></para>',
      ['40001001 ¶<G976 book>'],
    ],
    [
      'GEN',
      '<para style="p"><verse number="1-2"/>one</para><chapter eid="GEN 1"/><chapter number="2"/><para style="p"><verse number="1"/>two</para>',
      ['1001001 [This edition prints verses 1-2 together.]¶one', '1002001 ¶two'],
    ],
  ])('reads %s: %s', (book, usx, verses) => {
    const document = `<usx version="3.0"><book code="${book}" style="id">Name</book><chapter number="1" style="c"/>${usx}</usx>`;
    expect(read(readUsx('x', document))).toEqual(verses);
  });
});

/** From eBible.org's description of USFX. */
describe('USFX', () => {
  it.each<[book: string, usfx: string, verses: string[]]>([
    [
      'GEN',
      '<p><v id="1"/>one<ve/> loose <v id="2"/>two<ve/></p><p sfm="m"><v id="3"/>three<ve/></p>',
      ['1001001 ¶one', '1001002 two', '1001003 three'],
    ],
    ['GEN', '<q level="1"><v id="1"/>one</q><q level="2">two</q><q>three<ve/></q>', ['1001001 /1/one /2/two /1/three']],
    [
      'GEN',
      '<p><v id="1"/><w s="H430">God</w> <w strong="H853">x</w> <wj>y <nd>L</nd></wj> <add>z</add><ve/></p>',
      ['1001001 ¶<H430 God> <H853 x> (jesus y (divineName L)) (supplied z)'],
    ],
    ['MAT', '<p><v id="1"/><w s="976">book</w><ve/></p>', ['40001001 ¶<G976 book>']],
    ['PSA', '<d>A Psalm</d><q><v id="1"/>one<ve/></q>', ['19001000 A Psalm', '19001001 /1/one']],
    ['GEN', '<d>A Psalm</d><q><v id="1"/>one<ve/></q>', ['1001001 /1/one']],
    [
      'GEN',
      '<s>Head</s><p><v id="1"/>one<rem>x</rem><fig>c</fig> two<ve/></p><p style="s1">z</p><p style="nb"><v id="2"/>three</p>',
      ['1001001 ¶one two', '1001002 three'],
    ],
  ])('reads USFX in %s: %s', (book, usfx, verses) => {
    const document = `<usfx><book id="${book}"><id id="${book}">x</id><h>y</h><c id="1"/>${usfx}</book></usfx>`;
    expect(read(readUsfx('x', document))).toEqual(verses);
  });
});
