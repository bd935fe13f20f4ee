import { baseForms } from './base-form.ts';
import { meaningsOf } from './english-answer.ts';

/** Words of a rendering that do not change its meaning: "of the king", "and he said". */
const small = new Set(
  'the a an of to in on at by for with from and unto upon my thy his her our your their its shall will be is are was were been hath have had o me thee him them us it he she they i we ye thou not'.split(
    ' ',
  ),
);

/** The English of the King James Version as today's: "maketh" is "make". */
function modern(word: string): string[] {
  const plain = word.replace(/(?<=[a-z]{2})(e)?(th|st)$/, '$1');
  return [...new Set([word, plain, plain.replace(/e$/, ''), ...(word === plain ? [] : [plain.replace(/i$/, 'y')])])];
}

const verbEnding = /(?:ing|ed|eth|est)$/;

/**
 * Whether a rendering of an old translation is one of the meanings: "of the kings" of "king"; of a verb also in its other
 * forms, "maketh" of "to make".
 */
export function saysMeaning(rendering: string, meanings: readonly string[], isVerb: boolean): boolean {
  const [whole = ''] = meaningsOf(rendering, 'belong');
  const words = whole.split(' ');
  return meanings.some((meaning) =>
    meaningsOf(meaning, 'separate').some((each) => {
      const wanted = each.split(' ').filter((word) => !small.has(word));
      if (wanted.length === 0) return whole === each || words.includes(each);
      return wanted.every((word) => words.some((given) => isFormOf(given, word, isVerb)));
    }),
  );
}

/** Whether an inflected word is a form of the other: "maketh" of "make", "cities" of "city". */
function isFormOf(given: string, word: string, isVerb: boolean): boolean {
  if (!isVerb && verbEnding.test(given)) return given === word;
  const bases = modern(given).flatMap(baseForms);
  return bases.some((base) => base === word || isCut(base, given, word));
}

/** The removed ending may have replaced an e or a y: "mak" of "making". */
function isCut(base: string, given: string, word: string): boolean {
  return base !== given && base.length > 1 && (word === `${base}e` || word === `${base}y`);
}
