// cspell:disable
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

test('"except" is εαν μη, "lest" is ινα μη, "therefore" is δια τουτο, "cannot" is ου δυναται', () => {
  // John 3:3, Luke 8:12, Matthew 6:25 and 5:14.
  expect(
    links(
      'Except a man be born',
      ['Except', 'μη 10 G3361 PRT-N'],
      ['', 'εαν 9 G1437 COND'],
      ['a man', 'τις 11 G5100 X-NSM'],
    ),
  ).toEqual(['Except = εαν μη', 'a man = τις']);
  expect(links('lest', ['lest', 'μη 20 G3361 PRT-N'], ['', 'ινα 19 G2443 CONJ'])).toEqual(['lest = ινα μη']);
  expect(links('Therefore', ['Therefore', 'δια 1 G1223 PREP'], ['', 'τουτο 2 G5124 D-ASN'])).toEqual([
    'Therefore = δια τουτο',
  ]);
  expect(links('cannot', ['cannot', 'δυναται 8 G1410 V-PNI-3S'], ['', 'ου 7 G3756 PRT-N'])).toEqual([
    'cannot = ου δυναται',
  ]);
  // Matthew 24:38, "until the day that Noe entered": ης goes with the day.
  expect(
    links(
      'until the day',
      ['until', 'αχρι 12 G891 PREP'],
      ['the day', 'ημερας 14 G2250 N-GSF'],
      ['', 'ης 13 G3739 R-GSF'],
    ),
  ).toEqual(['until = αχρι', 'the day = ημερας', ' = ης']);
  // Matthew 7:9, "will he give him a stone?": μη asks.
  expect(links('if', ['if', 'εαν 9 G1437 COND'], ['', 'μη 12 G3361 PRT-N'])).toEqual(['if = εαν', ' = μη']);
});

test('"out of" and "according to" are one preposition', () => {
  // Matthew 3:16, Matthew 7:4 and Ephesians 1:5.
  expect(
    links(
      'out of the water',
      ['out', 'απο 8 G575 PREP'],
      ['of the water', 'του 9 G3588 T-GSN', 'υδατος 10 G5204 N-GSN'],
    ),
  ).toEqual(['out of = απο', 'the water = του υδατος']);
  expect(
    links(
      'out of thine eye',
      ['out', 'απο 9 G575 PREP'],
      ['of … eye', 'του 10 G3588 T-GSM', 'οφθαλμου 11 G3788 N-GSM'],
    ),
  ).toEqual(['out of = απο', 'eye = του οφθαλμου']);
  expect(
    links(
      'according to the good pleasure',
      ['according', 'κατα 8 G2596 PREP'],
      ['to the good pleasure', 'ευδοκιαν 10 G2107 N-ASF'],
    ),
  ).toEqual(['according to = κατα', 'the good pleasure = ευδοκιαν']);
  // Matthew 25:6, "go ye out to meet him": εις is "to".
  expect(links('out to meet', ['out', 'εις 9 G1519 PREP'], ['to meet', 'απαντησιν 10 G529 N-ASF'])).toEqual([
    'out = εις',
    'to meet = απαντησιν',
  ]);
});

test('"when" and "as" of a participle are words of the participle', () => {
  // Matthew 2:3 and 2:4.
  expect(
    links(
      'When Herod the king had heard these things,',
      ['When', 'δε 2 G1161 CONJ'],
      ['Herod', 'ηρωδης 3 G2264 N-NSM'],
      ['had heard', 'ακουσας 1 G191 V-AAP-NSM'],
    ),
  ).toEqual([' = δε', 'Herod = ηρωδης', 'When … had heard = ακουσας']);
  expect(
    links(
      'And when he had gathered',
      ['And when', 'και 1 G2532 CONJ'],
      ['he had gathered', 'συναγαγων 2 G4863 V-2AAP-NSM'],
    ),
  ).toEqual(['And = και', 'when he had gathered = συναγαγων']);
  // Mark 13:3 and Matthew 4:12: the word is with the subject.
  expect(links('as he sat', ['as he', 'αυτου 3 G846 P-GSM'], ['sat', 'καθημενου 2 G2521 V-PNP-GSM'])).toEqual([
    'he = αυτου',
    'as … sat = καθημενου',
  ]);
  expect(
    links(
      'when Jesus had heard',
      ['when Jesus', 'ο 3 G3588 T-NSM', 'ιησους 4 G2424 N-NSM'],
      ['had heard', 'ακουσας 1 G191 V-AAP-NSM'],
    ),
  ).toEqual(['Jesus = ο ιησους', 'when … had heard = ακουσας']);
  // Luke 8:34: "that fed" is a noun, "saw" is the verb of the clause.
  expect(
    links(
      'When they that fed them saw',
      ['When', 'δε 2 G1161 CONJ'],
      ['they that fed', 'οι 3 G3588 T-NPM', 'βοσκοντες 4 G1006 V-PAP-NPM'],
      ['saw', 'ιδοντες 1 G1492 V-2AAP-NPM'],
    ),
  ).toEqual([' = δε', 'they that fed = οι βοσκοντες', 'When … saw = ιδοντες']);
  // Acts 21:25, "As touching the Gentiles which believe", and Acts 5:11, "as many as heard".
  expect(
    links(
      'As touching believe',
      ['As', 'δε 2 G1161 CONJ'],
      ['touching', 'περι 1 G4012 PREP'],
      ['believe', 'πεπιστευκοτων 4 G4100 V-RAP-GPM'],
    ),
  ).toEqual(['As = δε', 'touching = περι', 'believe = πεπιστευκοτων']);
  expect(
    links('as many as heard', ['as many as', 'παντας 11 G3956 A-APM'], ['heard', 'ακουοντας 13 G191 V-PAP-APM']),
  ).toEqual(['as many as = παντας', 'heard = ακουοντας']);
});

test('"and" between a participle and its verb is not the conjunction before both', () => {
  // Mark 7:6 and Matthew 8:8.
  expect(
    links(
      'He answered and said',
      ['answered', 'αποκριθεις 3 G611 V-AOP-NSM'],
      ['and', 'δε 2 G1161 CONJ'],
      ['said', 'ειπεν 4 G2036 V-2AAI-3S'],
    ),
  ).toEqual(['answered = αποκριθεις', ' = δε', 'and said = ειπεν']);
  // Acts 5:20, "Go, stand and speak": και joins "Go" and "speak".
  expect(
    links(
      'Go, stand and speak',
      ['Go', 'πορευεσθε 1 G4198 V-PNM-2P'],
      ['stand', 'σταθεντες 3 G2476 V-APP-NPM'],
      ['and', 'και 2 G2532 CONJ'],
      ['speak', 'λαλειτε 4 G2980 V-PAM-2P'],
    ),
  ).toEqual(['Go = πορευεσθε', 'stand = σταθεντες', 'and = και', 'speak = λαλειτε']);
  // Matthew 6:5, "standing in the synagogues and in the corners".
  expect(
    links(
      'love to pray standing in the synagogues and in the corners, that they may be seen',
      ['love', 'φιλουσιν 11 G5368 V-PAI-3P'],
      ['standing', 'εστωτες 20 G2476 V-RAP-NPM'],
      ['the synagogues', 'συναγωγαις 14 G4864 N-DPF'],
      ['and', 'και 15 G2532 CONJ'],
      ['the corners', 'γωνιαις 18 G1137 N-DPF'],
      ['they may be seen', 'φανωσιν 25 G5316 V-2APS-3P'],
    )[3],
  ).toBe('and = και');
});
