import { slotOf, type FormShape, type Slot, type SlotValue } from './form-slots.ts';
import * as terms from './greek.ts';

/**
 * The index terms of Greek forms. They reorder Robinson's codes so that frequent searches are beginnings of terms: the
 * mood before the tense and the voice, and a "second" aorist as a tense of its own. "V-2AAI-3S" is "viba3s".
 */

/** The second aorist, future, perfect and pluperfect, which Robinson writes with a "2". */
const secondTenses: Readonly<Record<string, string>> = { A: 'b', F: 'g', R: 's', L: 'm' };

const verbCode =
  /^V-(?<second>2)?(?<tense>[A-Z])(?<voice>[A-Z])(?<mood>[A-Z])(?:-(?<form>[123][SP]|[NVGDA][SP][MFN]))?(?:-(?<more>[A-Z]+))?$/;
const declinedCode =
  /^(?<speech>[A-Z])-(?<person>[123])?(?<case>[NVGDA])(?<number>[SP])(?<gender>[MFN])?(?:-(?<more>[A-Z]+))?$/;
/** Before a suffix such as "ATT", which no query can name. */
const suffixMark = '0';

/** The index term of one of Robinson's codes, without its mark. Unknown codes are terms too. */
export function greekFormTerm(code: string): string {
  const upper = code.toUpperCase();
  const verb = verbCode.exec(upper)?.groups;
  if (verb) {
    const { second, tense = '', voice = '', mood = '', form = '', more } = verb;
    const inTense = second ? (secondTenses[tense] ?? tense) : tense;
    return withSuffix(`v${mood}${inTense}${voice}${form}`, more);
  }
  const word = declinedCode.exec(upper)?.groups;
  if (word) {
    const { speech = '', person = '', number = '', gender = 'x', more } = word;
    return withSuffix(`${speech}${word.case}${number}${gender}${person}`, more);
  }
  const [start = '', ...suffixes] = upper.split('-');
  const isName = start === 'N' || start === 'A';
  const plain = isName ? `${start}${suffixes.shift() ?? ''}` : start;
  return withSuffix(`u${plain}`, suffixes.join(''));
}

function withSuffix(form: string, more: string | undefined): string {
  return `${form}${more ? `${suffixMark}${more}` : ''}`.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Mood after tense and voice, as Robinson writes them: the combinations in MorphGNT and in the Textus Receptus. */
const verbForms =
  'AAI AAM AAN AAO AAP AAS ADI ADM ADN ADO ADP ADS AMI AMM AMN AMO AMP AMS ANI ANP AOI AOM AON AOO AOP AOS API APM APN ' +
  'APO APP APS AXP AXS FAI FAN FAP FDI FDN FDP FMI FMN FMP FNI FOI FPI FPP FPS FXI FXN FXP IAI IDI IEI IMI INI IPI IQI ' +
  'IXI LAI LDI LMI LPI PAI PAM PAN PAO PAP PAS PDP PEI PEM PEN PEP PMI PMM PMN PMO PMP PMS PNI PNM PNN PNO PNP PNS POP ' +
  'PPI PPM PPN PPP PPS PQI PQN PQP PQS PXI PXM PXN PXO PXP PXS RAI RAM RAN RAP RAS RDI RMI RMM RMN RMP RNI RNP RPI RPM ' +
  'RPN RPP XXM';
const verbStarts: ReadonlySet<string> = new Set(
  verbForms
    .split(' ')
    .flatMap(([tense = '', voice = '', mood = '']) =>
      [tense, secondTenses[tense] ?? tense].flatMap((each) =>
        [`v${mood}`, `v${mood}${each}`, `v${mood}${each}${voice}`].map((start) => start.toLowerCase()),
      ),
    ),
);

/** Of moods, tenses and voices, whether some verb has them together. */
function isVerbStart(start: string): boolean {
  return start.length < 2 || verbStarts.has(start.slice(0, 4));
}

function lower(name: string, values: Readonly<Record<string, string>>): Slot {
  return slotOf(name, Object.fromEntries(Object.entries(values).map(([letter, text]) => [letter.toLowerCase(), text])));
}

const { I, S, O, M, N, P } = terms.moods;
const finite = lower('mood', { I: I ?? '', S: S ?? '', O: O ?? '', M: M ?? '' });
/** "Second" is written as one word with its tense, because "second person" is something else. */
export const secondTense = 'second-tense';
const tense: Slot = {
  name: 'tense',
  values: lower('tense', terms.tenses).values.flatMap((value): SlotValue[] => {
    const second = secondTenses[value.letters.toUpperCase()];
    return second ? [value, { letters: second, words: [...value.words, secondTense] }] : [value];
  }),
};
const voice = lower('voice', terms.voices);
const person = lower('person', terms.persons);
const grammaticalCase = lower('case', terms.cases);
const number = lower('number', terms.numbers);
const gender = lower('gender', terms.greekGenders);
const verb = slotOf('speech', { v: 'verb' });
const degree = slotOf('degree', { '': '', [`${suffixMark}c`]: 'comparative', [`${suffixMark}s`]: 'superlative' });
const more = slotOf('more', { '': '', [`${suffixMark}n`]: 'negative', [`${suffixMark}i`]: 'interrogative' });

const { A: adjective, P: personal, F: reflexive, S: possessive, ...others } = terms.declined;

export const greekForms: readonly FormShape[] = [
  { slots: [verb, finite, tense, voice, person, number], exists: isVerbStart },
  { slots: [verb, lower('mood', { P: P ?? '' }), tense, voice, grammaticalCase, number, gender], exists: isVerbStart },
  { slots: [verb, lower('mood', { N: N ?? '' }), tense, voice], exists: isVerbStart },
  { slots: [lower('speech', others), grammaticalCase, number, gender] },
  { slots: [lower('speech', { A: adjective ?? '' }), grammaticalCase, number, gender, degree] },
  { slots: [lower('speech', { P: personal ?? '' }), grammaticalCase, number, slotOf('gender', { x: '' }), person] },
  { slots: [lower('speech', { P: personal ?? '' }), grammaticalCase, number, gender] },
  {
    slots: [lower('speech', { F: reflexive ?? '', S: possessive ?? '' }), grammaticalCase, number, gender, person],
  },
  { slots: [slotOf('speech', { uadv: 'adverb' }), degree] },
  { slots: [slotOf('speech', { uprt: 'particle', uadv: 'adverb', ucond: 'conditional particle' }), more] },
  {
    slots: [
      slotOf(
        'speech',
        Object.fromEntries(
          Object.entries(terms.undeclined).map(([code, text]) => [`u${code.replace('-', '').toLowerCase()}`, text]),
        ),
      ),
    ],
  },
];
