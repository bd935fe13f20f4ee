import type { Language } from './entry-number.ts';

/** The word that a question is about. */
export interface AskedWord {
  text: string;
  /** The dictionary that the question names. */
  language?: Language;
}

const language = '(?<language>hebrew|greek)';
const word = '(?<word>.+?)';
/** Questions about a word as people type them, without punctuation and in lower case. */
const questions = [
  `(?:the )?(?:biblical |original |ancient )?${language}(?: words?| term)? (?:for|of)(?: the word)? ${word}`,
  `(?:the )?(?:meaning|definition) of(?: the)?(?: ${language})?(?: word)? ${word}`,
  `define(?: the)?(?: ${language})?(?: word)? ${word}`,
  `what (?:does|is)(?: the)?(?: ${language})?(?: word)? ${word} (?:mean|in ${language.replace('language', 'other')})`,
  `${word} in (?:the )?(?:biblical |original |ancient )?${language}(?: meaning)?`,
  `${word}(?: ${language})?(?: word)? (?:meaning|definition)`,
  `(?:the )?${language} word ${word}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

/**
 * The word that a search asks about: "agape meaning" asks about agape, "greek word for love" about love in Greek.
 * `undefined` for any other text.
 */
export function askedWord(text: string): AskedWord | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[?!."“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const question of questions) {
    const groups = question.exec(plain)?.groups;
    if (!groups?.word) continue;
    const asked = groups.language ?? groups.other;
    return { text: groups.word, ...((asked === 'hebrew' || asked === 'greek') && { language: asked }) };
  }
  return undefined;
}
