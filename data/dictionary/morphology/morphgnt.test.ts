import { expect, it } from 'vitest';
import { describeParsing } from '../morphology.ts';
import { morphGntOfRobinson, robinsonOfMorphGnt } from './morphgnt.ts';

/** MorphGNT's parsings of words whose code is in Robinson's edition of the same verse. */
const codes: [speech: string, parsing: string, lemma: string, robinson: string, words: string][] = [
  ['V-', '3AAI-S--', 'δίδωμι', 'V-AAI-3S', 'verb, aorist active indicative, third person singular'],
  ['V-', '2PAD-P--', 'ἀγαπάω', 'V-PAM-2P', 'verb, present active imperative, second person plural'],
  ['V-', '-XPPNSM-', 'γράφω', 'V-RPP-NSM', 'verb, perfect passive participle, masculine, nominative singular'],
  ['V-', '3YAI-S--', 'οἶδα', 'V-LAI-3S', 'verb, pluperfect active indicative, third person singular'],
  ['V-', '-PAN----', 'εἰμί', 'V-PAN', 'verb, present active infinitive'],
  ['N-', '----DSF-', 'ἀρχή', 'N-DSF', 'noun, feminine, dative singular'],
  ['RA', '----NSM-', 'ὁ', 'T-NSM', 'article, masculine, nominative singular'],
  ['A-', '----ASNC', 'πολύς', 'A-ASN-C', 'adjective, neuter, accusative singular, comparative'],
  ['RP', '----GS--', 'ἐγώ', 'P-1GS', 'personal pronoun, first person, genitive singular'],
  ['RP', '----NS--', 'κἀγώ', 'P-1NS-C', 'personal pronoun, first person, nominative singular, with “and”'],
  ['RP', '----GSM-', 'αὐτός', 'P-GSM', 'personal pronoun, masculine, genitive singular'],
  ['RP', '----ASM-', 'ἑαυτοῦ', 'F-3ASM', 'reflexive pronoun, third person, masculine, accusative singular'],
  ['RP', '----APM-', 'ἀλλήλων', 'C-APM', 'reciprocal pronoun, masculine, accusative plural'],
  ['RD', '----NSM-', 'κἀκεῖνος', 'D-NSM-C', 'demonstrative pronoun, masculine, nominative singular, with “and”'],
  ['RI', '----NSM-', 'τίς', 'I-NSM', 'interrogative pronoun, masculine, nominative singular'],
  ['RI', '----NSM-', 'τις', 'X-NSM', 'indefinite pronoun, masculine, nominative singular'],
  ['RR', '----ASN-', 'ὅς', 'R-ASN', 'relative pronoun, neuter, accusative singular'],
  ['D-', '-------C', 'μᾶλλον', 'ADV-C', 'adverb, comparative'],
  ['C-', '--------', 'καί', 'CONJ', 'conjunction'],
  ['P-', '--------', 'ἐν', 'PREP', 'preposition'],
  ['X-', '--------', 'ἀμήν', 'PRT', 'particle'],
  ['I-', '--------', 'οὐαί', 'INJ', 'interjection'],
];

it.each(codes)('%s %s of %s is %s', (speech, parsing, lemma, robinson, words) => {
  expect(robinsonOfMorphGnt(speech, parsing, lemma)).toBe(robinson);
  expect(morphGntOfRobinson(robinson)).toBe(`${speech} ${parsing}`);
  expect(describeParsing(robinson)).toBe(words);
});

/** MorphGNT does not distinguish second tenses and deponent verbs. */
it.each([
  ['V-2AAI-3S', 'V- 3AAI-S--'],
  ['V-ADI-3S', 'V- 3AMI-S--'],
  ['V-AOI-3S', 'V- 3API-S--'],
  ['V-RAI-3S-ATT', 'V- 3XAI-S--'],
  ['COND', 'C- --------'],
  ['N-PRI', undefined],
])('%s is nearest to %s', (robinson, morphGnt) => {
  expect(morphGntOfRobinson(robinson)).toBe(morphGnt);
});

it.each([
  ['V-', '3ZAI-S--'],
  ['V-', '--------'],
  ['N-', '3---DSF-'],
  ['C-', '----DSF-'],
  ['Q-', '----DSF-'],
  ['V-', '3AAI-S-'],
  ['', ''],
  // A pronoun has a letter of its own, but only in a part of speech that is declined.
  ['Q-', '----GS--', 'ἐγώ'],
  ['RP', '1---GS--', 'ἐγώ'],
  ['RP', '-P--GS--', 'ἐγώ'],
])('does not know "%s %s"', (speech, parsing, lemma = 'λόγος') => {
  expect(robinsonOfMorphGnt(speech, parsing, lemma)).toBeUndefined();
});
