import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readImport } from './read-import.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

interface Case {
  /** The report with the input. Texts are shortened, the markup is that of the report. */
  source: string;
  input: string | Uint8Array;
  /** "id text", then each note in brackets. */
  verses: string[];
  encoding?: string;
}

/** Inputs from public reports about comparable programs, with the result that the reporter or the format asks for. */
const cases: [what: string, each: Case][] = [
  [
    'ranges and parts of verses',
    {
      source: 'https://github.com/unfoldingWord/translationCore/issues/5391',
      input: '\\id TIT\n\\c 1\n\\p\n\\v 1-2 Paul\n\\v 4-5a To Titus\n\\v 5b that you',
      verses: [
        '56001001 Paul [This edition prints verses 1-2 together.]',
        '56001004 To Titus [This edition prints verses 4-5 together.]',
        '56001005 that you',
      ],
    },
  ],
  [
    'a note directly after the number of its verse',
    {
      source: 'https://github.com/usfm-bible/tcdocs/issues/17',
      input: '\\id MAT\n\\c 1\n\\p\n\\v 1\\f + \\ft note\\f*Bible text\n\\v 2 Two',
      verses: ['40001001 Bible text [note]', '40001002 Two'],
    },
  ],
  [
    'a mark of a note without its end',
    {
      source: 'https://github.com/sillsdev/machine.py/issues/155',
      input:
        '\\id GEN\n\\c 19\n\\p\n\\v 19 Your\\f + \\fr 19:19 \\ft The Hebrew is singular.\\f* servant, and you\\fm \\f + \\fr 19:19 \\ft The Hebrew is singular.\\f* have shown\n\\v 20 Look',
      verses: [
        '1019019 Your servant, and you have shown [The Hebrew is singular.] [The Hebrew is singular.]',
        '1019020 Look',
      ],
    },
  ],
  [
    'several verses in one line',
    {
      source: 'https://github.com/unfoldingWord/translationCore/issues/2714',
      input: '\\id LUK\n\\c 1\n\\p\n\\v 1 Many have tried \\v 2 just as they handed \\v 3 So to me also',
      verses: ['42001001 Many have tried', '42001002 just as they handed', '42001003 So to me also'],
    },
  ],
  [
    'a published number on the line after its verse',
    {
      source: 'https://github.com/bibledit/cloud/issues/307',
      input: '\\id MAT\n\\c 1\n\\cp ၁\n\\p\n\\v 1 \n\\vp ၁။\\vp*\tအာဘရာဟံ\n\\v 2 \n\\vp ၂။\\vp* အာဘရာဟံ၏သား',
      verses: ['40001001 အာဘရာဟံ', '40001002 အာဘရာဟံ၏သား'],
    },
  ],
  [
    'a heading within a verse',
    {
      source: 'https://github.com/sillsdev/silnlp/issues/714',
      input:
        '\\id GEN\n\\c 19\n\\p\n\\v 29 And it came\n\\s True Meanings ends here\n\\p\n\\s Moab\n\\p Next is the completion',
      verses: ['1019029 And it came Next is the completion'],
    },
  ],
  [
    'a paragraph that continues a verse',
    {
      source: 'https://github.com/unfoldingWord/translationCore/issues/4941',
      input:
        '\\id 1PE\n\\c 1\n\\p\n\\v 25 but the word of the Lord remains forever."\n\\m This word is the gospel that was proclaimed to you.',
      verses: [
        '60001025 but the word of the Lord remains forever." This word is the gospel that was proclaimed to you.',
      ],
    },
  ],
  [
    'milestones of alignment without their end',
    {
      source: 'https://github.com/ubsicap/usfm/issues/59',
      input: `\\id TIT
\\c 1
\\p
\\v 1 \\k-s | strong="G39720" x-occurrence="1" x-occurrences="1" x-ugnt="Παῦλος"
\\w Paul|x-occurrence="1" x-occurrences="1"\\w*
\\k-e\\*,\\k-s | strong="G14010" x-occurrence="1" x-occurrences="1" x-ugnt="δοῦλος"
\\w a|x-occurrence="1" x-occurrences="1"\\w*
\\w servant|x-occurrence="1" x-occurrences="1"\\w*
\\k-e\\*`,
      verses: ['56001001 Paul , a servant'],
    },
  ],
  [
    'XML in ISO-8859-1',
    {
      source: 'https://github.com/quelea-projection/Quelea/issues/321',
      input: latin1(
        '<?xml version="1.0" encoding="iso-8859-1"?>\n<bible>\n<b n="Genesis">\n<c n="1">\n<v n="1">EN el principio crió Dios</v>\n</c>\n</b>\n</bible>',
      ),
      verses: ['1001001 EN el principio crió Dios'],
      encoding: 'iso-8859-1',
    },
  ],
  [
    'XML of Beblia',
    {
      source: 'https://github.com/ChurchApps/FreeShow/issues/1177',
      input:
        '<bible translation="German Heute"><testament name="Old"><book number="1"><chapter number="1"><verse number="1">Am Anfang</verse></chapter></book></testament><testament name="New"><book number="43"><chapter number="3"><verse number="16">Also</verse></chapter></book></testament></bible>',
      verses: ['1001001 Am Anfang', '43003016 Also'],
    },
  ],
  [
    'a table with tabs and without a header',
    {
      source: 'https://github.com/schierlm/BibleMultiConverter/issues/61',
      input: '1\t1\t1\tEN el principio crió Dios los cielos y la tierra.\n1\t1\t2\tY la tierra estaba desordenada.',
      verses: ['1001001 EN el principio crió Dios los cielos y la tierra.', '1001002 Y la tierra estaba desordenada.'],
    },
  ],
  [
    'a nested word with attributes in a note',
    {
      source: 'https://github.com/Bridgeconn/usfm-grammar/issues/316',
      input:
        '\\id JHN\n\\c 1\n\\p\n\\v 1 some text and then \\f + \\fr 1.1 \\ft \\w rabbi\\w*  \\f*\n\\v 2 then the second one \\f + \\fr 1.2 \\ft \\+w tenté|Tenter\\+w*.\\f*',
      verses: ['43001001 some text and then [rabbi]', '43001002 then the second one [tenté.]'],
    },
  ],
  [
    'the number of a verse in a note',
    {
      source: 'https://github.com/adyeths/u2o/issues/34',
      input: '\\id GEN\n\\c 1\n\\p\n\\v 2 And the earth\\f + \\fr 1:2 \\ft Some have \\+fv 3\\+fv* here.\\f* was',
      verses: ['1001002 And the earth was [Some have 3 here.]'],
    },
  ],
  [
    'references with attributes in a note',
    {
      source: 'https://github.com/adyeths/u2o/issues/125',
      input:
        '\\id GEN\n\\c 1\n\\p\n\\v 1 Au commencement Dieu créa\\f + \\fq Créa\\ft , hébr. \\qt bârâ’\\ft , \\+xt Ps. li, 12|PSA 51:12\\+xt* ; \\+xt Is. iv, 5|ISA 4:5\\+xt*.\\f* le ciel',
      verses: ['1001001 Au commencement Dieu créa le ciel [Créa, hébr. bârâ’, Ps. li, 12 ; Is. iv, 5.]'],
    },
  ],
  [
    'references in the description of a chapter',
    {
      source: 'https://github.com/ubsicap/usfm/issues/101',
      input:
        '\\id GEN\n\\c 2\n\\cd \\xt 1|GEN 2:1\\xt* Бог благословляет седьмой день; \\xt 8|GEN 2:8\\x* человек в раю.\n\\p\n\\v 1 Так совершены небо и земля',
      verses: ['1002001 Так совершены небо и земля'],
    },
  ],
  [
    'a note in the name of God',
    {
      source: 'https://github.com/bibledit/cloud/issues/65',
      input: '\\id GEN\n\\c 2\n\\p\n\\v 4 when the \\nd Lord\\x - \\xo 2:4 \\xt Ex. 3:14\\x*\\nd* God made',
      verses: ['1002004 when the Lord God made [Ex. 3:14]'],
    },
  ],
  [
    'a psalm title that is a verse',
    {
      source: 'https://github.com/bibletime/bibletime/issues/178',
      input: `<osis><osisText osisIDWork="x"><div type="book" osisID="Ps"><chapter sID="Ps.4" osisID="Ps.4" n="4"/>
<title>Preghiera della sera</title>
<title type="psalm" canonical="true"><verse sID="Ps.4.1" osisID="Ps.4.1" n="1"/>Al maestro del coro. Di Davide.<verse eID="Ps.4.1"/></title>
<lg><l level="1"><verse sID="Ps.4.2" osisID="Ps.4.2" n="2"/>Quando ti invoco, rispondimi, Dio:</l>
<l level="1">dalle angosce mi hai liberato. <verse eID="Ps.4.2"/></l></lg><chapter eID="Ps.4"/></div></osisText></osis>`,
      verses: [
        '19004001 Al maestro del coro. Di Davide.',
        '19004002 Quando ti invoco, rispondimi, Dio: dalle angosce mi hai liberato.',
      ],
    },
  ],
  [
    'milestones before a verse without their content',
    {
      source: 'https://github.com/AndBible/and-bible/issues/76',
      input: `<osis><osisText osisIDWork="x"><div type="book" osisID="Ps"><chapter osisID="Ps.2"><verse osisID="Ps.2.12"><div type="x-milestone" subType="x-preverse" sID="pv6983"/><lg sID="gen11906"/><l level="1" sID="gen11907"/> <div type="x-milestone" subType="x-preverse" eID="pv6983"/>Show that you are loyal to his son,<note placement="foot"><reference type="source">2:12 </reference><catchWord>Show … his son </catchWord>Literally, “Kiss the son.”</note> <l eID="gen11907" level="1"/><l level="2" sID="gen11908"/>or the Lord will be angry. <div type="x-milestone" subType="x-preverse" sID="pv6983"/></verse></chapter></div></osisText></osis>`,
      verses: [
        '19002012 Show that you are loyal to his son, or the Lord will be angry. [2:12 Show … his son Literally, “Kiss the son.”]',
      ],
    },
  ],
  [
    'notes and line breaks of Zefania in a verse',
    {
      source: 'https://github.com/schierlm/BibleMultiConverter/issues/11',
      input: `<XMLBIBLE><BIBLEBOOK bname="Genesis" bnumber="1" bsname="Gen"><CHAPTER cnumber="1"><VERS vnumber="1"><DIV><NOTE type="x-studynote">&lt;p&gt;<DIV><NOTE> <BR art="x-nl"/></NOTE></DIV>&lt;/p&gt;</NOTE></DIV>فِي الْبَدْءِ خَلَقَ اللهُ</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`,
      verses: ['1001001 فِي الْبَدْءِ خَلَقَ اللهُ'],
    },
  ],
  [
    'a range of verses in a table',
    {
      source: 'https://github.com/selfire1/BibleGateway-to-Obsidian/issues/26',
      input: 'book,chapter,verse,text\n5,28,54-55,Selbst der liebevollste Mann\n5,28,56,Selbst die sanfteste Frau',
      verses: [
        '5028054 Selbst der liebevollste Mann [This edition prints verses 54-55 together.]',
        '5028056 Selbst die sanfteste Frau',
      ],
    },
  ],
];

test.each(cases)('reads %s', async (_what, { source, input, verses, encoding }) => {
  const bytes = typeof input === 'string' ? strToU8(input) : input;
  const read = await readImport({ name: 'x', bytes });
  const lines = read.verses.map(({ id, text, marks }) =>
    [`${id} ${text}`, ...(marks.notes ?? []).map(([, note]) => `[${note}]`)].join(' '),
  );
  expect(lines, source).toEqual(verses);
  if (encoding) expect(read.report.encoding).toBe(encoding);
});
