import { expect, it } from 'vitest';
import { explainParsing } from './explain-parsing.ts';

const first = (sentences: readonly string[]): string[] => sentences.map((sentence) => sentence.split(/[ :,]/)[0] ?? '');

it.each([
  // Genesis 1:1, “created”; 1:3, “said”; Psalm 23:1, “shepherd”; Genesis 1:1, “in the beginning” and the object marker.
  ['HVqp3ms', ['Qal', 'Perfect']],
  ['HC/Vqw3ms', ['It', 'Qal', 'Sequential']],
  ['HVqrmsc/Sp1cs', ['Qal', 'Active', 'Construct', 'The']],
  ['HR/Ncfsa', ['It']],
  ['HTo', ['It']],
  // A Hebrew Piel before the Aramaic of Daniel 2:4; Aramaic Haphel, Ithpeel, Hophal and Peal.
  ['HC/Vpw3mp', ['It', 'Piel', 'Sequential']],
  ['AVhi2mp', ['This', 'Imperfect']],
  ['AVip3fs', ['This', 'Perfect']],
  ['AVHp3ms', ['Hophal', 'Perfect']],
  ['AVqp3ms', ['Peal', 'Perfect']],
  // Daniel 2:5, “answered and said”: the second word; 2:4, “the king”.
  ['AC/Vqrmsa', ['It', 'Peal', 'Active']],
  ['ANcmsd/Td', ['Determined']],
  // Isaiah 44:26, “I will raise up”.
  ['HVoi1cs', ['This', 'Imperfect']],
  // John 3:16: gave; believing; in him; should perish.
  ['V-AAI-3S', ['Aorist', 'Indicative']],
  ['V-PAP-NSM', ['Present', 'Participle', 'Nominative']],
  ['P-ASM', ['Accusative']],
  ['V-2AMS-3S', ['Aorist', 'Middle', 'Subjunctive']],
  ['V-RPP-NSM', ['Perfect', 'Passive', 'Participle', 'Nominative']],
  ['V-IAI-3S', ['Imperfect', 'Indicative']],
  ['', []],
  ['H8804', []],
])('explains the terms of %s', (code, words) => {
  expect(first(explainParsing(code))).toEqual(words);
});
