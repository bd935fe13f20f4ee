import { slotOf, type FormShape, type Slot } from './form-slots.ts';
import * as terms from './terms.ts';

/** The forms of the Open Scriptures Hebrew Morphology, letter by letter as in its codes. */

const person = slotOf('person', terms.persons);
const { b, ...ofPersons } = terms.genders;
const gender = slotOf('gender', { ...ofPersons, b: b ?? '' });
/** Verbs and pronouns have no gender "both". */
const genderOfPerson = slotOf('gender', ofPersons);
const number = slotOf('number', terms.numbers);
const state = slotOf('state', terms.states);

function speech(letter: string, words: string): Slot {
  return slotOf('speech', { [letter]: words });
}

const { r, s, a, c, v, ...finite } = terms.conjugations;
/** Aramaic has no cohortative and no sequential forms. */
const { h: _cohortative, w: _imperfect, q: _perfect, ...aramaicFinite } = finite;

export const hebrewForms: readonly FormShape[] = [
  { slots: [speech('N', 'noun'), slotOf('type', { c: 'noun', g: 'gentilic' }), gender, number, state] },
  { slots: [speech('N', 'proper name'), slotOf('type', { p: '' })] },
  { slots: [speech('A', ''), slotOf('type', terms.adjectives), gender, number, state] },
  { slots: [speech('P', 'pronoun'), slotOf('type', terms.pronouns), person, genderOfPerson, number] },
  { slots: [speech('S', 'suffix'), slotOf('type', terms.suffixes), person, genderOfPerson, number] },
  { slots: [speech('R', 'preposition'), slotOf('type', terms.prepositions)] },
  { slots: [speech('T', ''), slotOf('type', terms.particles)] },
  { slots: [speech('C', 'conjunction')] },
  { slots: [speech('D', 'adverb')] },
  ...verbsOf(slotOf('stem', terms.hebrewStems, ['passive']), finite),
];

/** The same letter is another stem than in Hebrew: q is the Peal, not the Qal. */
export const aramaicVerbs: readonly FormShape[] = verbsOf(slotOf('stem', terms.aramaicStems), aramaicFinite);

function verbsOf(stem: Slot, conjugations: terms.Terms): FormShape[] {
  return [
    {
      slots: [
        speech('V', 'verb'),
        stem,
        slotOf('conjugation', conjugations, ['sequential']),
        person,
        genderOfPerson,
        number,
      ],
    },
    {
      slots: [
        speech('V', 'verb'),
        stem,
        slotOf('conjugation', { v: v ?? '' }),
        slotOf('person', { 2: 'second person' }),
        genderOfPerson,
        number,
      ],
    },
    {
      slots: [speech('V', 'verb'), stem, slotOf('conjugation', { r: r ?? '', s: s ?? '' }), gender, number, state],
    },
    { slots: [speech('V', 'verb'), stem, slotOf('conjugation', { a: a ?? '', c: c ?? '' })] },
  ];
}
