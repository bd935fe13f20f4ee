import { isOneSlip } from '../english/english-answer.ts';

/** Letters that sound the same today, by which words are misspelled. */
const homophones = ['אעה', 'חכ', 'טת', 'כק', 'בו', 'סש'];
const vowelLetters = /[וי]/u;

/**
 * Whether two folded words differ by a misspelling: one letter is wrong, missing or added, or two are swapped. A changed
 * beginning or end, or another vowel letter, is another form of the word and not a misspelling.
 */
export function isHebrewSlip(typed: string, word: string): boolean {
  if (!isOneSlip(typed, word)) return false;
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  const isEdge = at === 0 || at >= Math.min(typed.length, word.length) - 1;
  if (typed.length !== word.length) {
    const added = typed.length > word.length ? typed[at] : word[at];
    return !isEdge && !vowelLetters.test(added ?? '');
  }
  const [wrong = '', right = ''] = [typed[at], word[at]];
  if (typed.slice(at + 1) !== word.slice(at + 1)) return !isEdge;
  if (homophones.some((letters) => letters.includes(wrong) && letters.includes(right))) return true;
  return !isEdge && !(vowelLetters.test(wrong) && vowelLetters.test(right));
}
