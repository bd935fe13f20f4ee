import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { joinIdioms } from './king-james-idioms.ts';
import type { MasterPhrase } from './king-james-verse.ts';

/** "δια 7 G1223 PREP": a Greek word as the file has it. */
type Greek = string;

/** The links of a verse after the change: "Why = δια τι". Each phrase is its words and its Greek words. */
function links(text: string, ...phrases: [words: string, ...greek: Greek[]][]): string[] {
  let at = 0;
  const words = phrases.flatMap(([, ...greek]) =>
    greek.map((word) => {
      const [form = '', position, number, morphology = ''] = word.split(' ');
      return { form, position: Number(position), number: number as EntryNumber, morphology };
    }),
  );
  const all = phrases.map(([shown, ...greek]): MasterPhrase => {
    const pieces = shown.split(' … ').map((piece): [number, number] => {
      const start = piece === '' ? at : text.indexOf(piece, at);
      at = start + piece.length;
      return [start, at];
    });
    at = pieces[0]?.[1] ?? at;
    const own = greek.map((word) => words.find(({ form, position }) => word.startsWith(`${form} ${position} `)));
    return {
      pieces,
      numbers: own.flatMap((word) => word?.number ?? []),
      greek: own.flatMap((word) => (word ? { verse: 1, position: word.position } : [])),
      codes: [],
    };
  });
  const { verses } = joinIdioms({
    verses: [{ id: 1, text, marks: {}, phrases: all }],
    textus: [{ id: 1, words: words.toSorted((a, b) => a.position - b.position) }],
  });
  return (verses[0]?.phrases ?? []).map(({ pieces, greek }) => {
    const shown = pieces.map(([start, end]) => text.slice(start, end)).join(' … ');
    const forms = greek.map(({ position }) => words.find((word) => word.position === position)?.form);
    return `${shown} = ${forms.join(' ')}`;
  });
}

test('"why" is δια τι, "daily" is καθ ημεραν', () => {
  // Matthew 13:10 and Luke 22:53.
  expect(
    links(
      'Why speakest thou',
      ['', 'δια 7 G1223 PREP'],
      ['Why', 'τι 8 G5101 I-ASN'],
      ['speakest thou', 'λαλεις 11 G2980 V-PAI-2S'],
    ),
  ).toEqual(['Why = δια τι', 'speakest thou = λαλεις']);
  expect(links('When I was daily', ['daily', 'ημεραν 2 G2250 N-ASF'], ['', 'καθ 1 G2596 PREP'])).toEqual([
    'daily = καθ ημεραν',
  ]);
  // Matthew 23:33, "escape the damnation": the article has a word of its own.
  expect(
    links('the damnation', ['', 'απο 7 G575 PREP'], ['the damnation', 'της 8 G3588 T-GSF', 'κρισεως 9 G2920 N-GSF']),
  ).toEqual([' = απο', 'the damnation = της κρισεως']);
  // John 9:30, "Why herein": εν goes with τουτω, not with γαρ.
  expect(links('Why', ['', 'εν 5 G1722 PREP'], ['Why', 'γαρ 6 G1063 CONJ'])).toEqual([' = εν', 'Why = γαρ']);
});

test('"whosoever" is ος αν, "not" is ου μη', () => {
  // Matthew 5:22, 10:33 and 24:34.
  expect(
    links('whosoever', ['whosoever', 'ος 17 G3739 R-NSM'], ['', 'αν 19 G302 PRT'], ['', 'δ 18 G1161 CONJ']),
  ).toEqual(['whosoever = ος αν', ' = δ']);
  expect(links('shall not pass', ['not', 'ου 4 G3756 PRT-N'], ['', 'μη 5 G3361 PRT-N'])).toEqual(['not = ου μη']);
  // 1 Corinthians 9:5, "Have we not power": μη asks, ουκ is "not".
  expect(links('not', ['', 'μη 1 G3361 PRT-N'], ['not', 'ουκ 2 G3756 PRT-N'])).toEqual([' = μη', 'not = ουκ']);
});

test('a verb and its noun or participle are one expression', () => {
  // Acts 7:25, Luke 4:31, John 7:34 and 2 Corinthians 11:16.
  expect(
    links(
      'would deliver them',
      ['would deliver', 'διδωσιν 13 G1325 V-PAI-3S'],
      ['', 'σωτηριαν 15 G4991 N-ASF'],
      ['them', 'αυτοις 14 G846 P-DPM'],
    ),
  ).toEqual(['would deliver = διδωσιν σωτηριαν', 'them = αυτοις']);
  expect(links('taught', ['', 'ην 9 G2258 V-IXI-3S'], ['taught', 'διδασκων 10 G1321 V-PAP-NSM'])).toEqual([
    'taught = ην διδασκων',
  ]);
  expect(links('cannot', ['cannot', 'ου 11 G3756 PRT-N'], ['', 'δυνασθε 12 G1410 V-PNI-2P'])).toEqual([
    'cannot = ου δυνασθε',
  ]);
  expect(links('a little', ['a little', 'μικρον 18 G3398 A-ASM'], ['', 'τι 19 G5100 X-ASN'])).toEqual([
    'a little = μικρον τι',
  ]);
});

test('"whereon" is εφ ον, "till" is αχρις ου', () => {
  // Luke 19:30.
  expect(
    links(
      'whereon yet never',
      ['whereon', 'εφ 13 G1909 PREP'],
      ['yet', 'ον 14 G3739 R-ASM'],
      ['never', 'ουδεις 15 G3762 A-NSM', 'πωποτε 16 G4455 ADV'],
    ),
  ).toEqual(['whereon = εφ ον', 'yet never = ουδεις πωποτε']);
  // 1 Corinthians 15:25 and Luke 13:25.
  expect(
    links(
      'till he hath put',
      ['till', 'αχρις 5 G891 PREP'],
      ['he', 'ου 6 G3739 R-GSM'],
      ['hath put', 'θη 8 G5087 V-2AAS-3S'],
    ),
  ).toEqual(['till = αχρις ου', 'he hath put = θη']);
  expect(links('When once', ['When', 'αφ 1 G575 PREP'], ['once', 'ου 2 G3739 R-GSM'])).toEqual(['When once = αφ ου']);
  // Acts 1:2, "Until the day in which": ης is "in which".
  expect(links('Until in which', ['Until', 'αχρι 1 G891 PREP'], ['in which', 'ης 2 G3739 R-GSF'])).toEqual([
    'Until = αχρι',
    'in which = ης',
  ]);
});

test('μη of a question has no word, and its auxiliary belongs to the verb', () => {
  // Romans 3:3.
  expect(
    links(
      'shall their unbelief make the faith without effect?',
      ['shall', 'μη 6 G3361 PRT-N'],
      ['unbelief', 'η 7 G3588 T-NSF', 'απιστια 8 G570 N-NSF'],
      ['make … without effect', 'καταργησει 14 G2673 V-FAI-3S'],
    ),
  ).toEqual([' = μη', 'unbelief = η απιστια', 'shall … make … without effect = καταργησει']);
});
