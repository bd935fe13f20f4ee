// cspell:disable
import {
  isPostpositive,
  isShown,
  joinPhrases,
  mergePieces,
  phraseOf,
  positionOf,
  phraseText,
  untranslated,
  type Phrases,
  type Rule,
  type Verse,
} from './king-james-phrases.ts';
import type { Span } from '#data/text/verse-marks.ts';
import type { MasterPhrase, TextusWord } from './king-james-verse.ts';

interface Pair {
  first: RegExp;
  second: RegExp;
  /** The words that render both. */
  words: RegExp;
}

/** Two Greek words that are one English expression. The file often has one of them without English. */
const pairs: readonly Pair[] = [
  // One negative conjunction is ινα μη, "why" is ινα τι.
  { first: /^G(?:2443|3704)$/, second: /^G3361$/, words: /^lest$/i },
  { first: /^G2443$/, second: /^G5101$/, words: /^(?:why|wherefore)$/i },
  // "But" is ει μη, "except" is εαν μη.
  { first: /^G(?:1487|1437)$/, second: /^G3361$/, words: /^(?:but|save|saving|except)(?: that)?$/i },
];

/** "Till" is εως ου, "therefore" is δια τουτο, "wherein" is εν ω. */
const withPronoun =
  /^(?:(?:that are )?(?:where|there|here)\w+|until|till|while|since|when|because|why|afterward|than)$/i;

/** An untranslated word goes to the one that it makes one expression with. */
export const joinPairs: Rule = (phrases, { text, word }) => {
  for (const phrase of phrases) {
    const at = untranslated(phrase);
    const own = at === undefined ? undefined : word(at);
    if (at === undefined || !own) continue;
    const host = [at - 1, at + 1]
      .filter((position) => isPair(position))
      .map((position) => phraseOf(phrases, position))
      .find((each) => each && isShown(each));
    if (host) return joinPhrases(phrases, phrase, host);

    /** "Until the day" is αχρι ης ημερας: the pronoun goes with the noun. */
    function isOfNoun(words: string): boolean {
      const noun = word((at ?? 0) + 1)?.morphology ?? '';
      return /^(?:until|since)$/i.test(words) && noun.startsWith('N-') && noun.slice(1) === own?.morphology.slice(1);
    }
    function isPair(position: number): boolean {
      const other = word(position);
      const shown = phraseOf(phrases, position);
      if (!own || !other || !shown) return false;
      const words = phraseText(shown, text);
      const [first, second] = position < (at ?? 0) ? [other, own] : [own, other];
      if (first === own && own.number === negative && /\bcannot\b/i.test(words)) return true;
      if (second === own && isPronoun(own) && opensAdverb(first)) return withPronoun.test(words) && !isOfNoun(words);
      return pairs.some(
        (pair) => pair.first.test(first.number) && pair.second.test(second.number) && pair.words.test(words),
      );
    }
  }
  return undefined;
};

const negative = 'G3756';

function isPronoun({ morphology }: TextusWord): boolean {
  return /^[RDIP]-/.test(morphology);
}

/** A preposition, εως or μεχρι. */
function opensAdverb({ number, morphology }: TextusWord): boolean {
  return morphology === 'PREP' || number === 'G2193' || number === 'G3360';
}

/** Words that are a preposition with "of", "to" or "unto": "out of", "according to". */
const openPrepositions: readonly { words: RegExp; closing: RegExp }[] = [
  { words: /\b(?:out|because|sight|presence|behalf|reason|occasion|manner)$/i, closing: /^of\b/i },
  { words: /\b(?:according|nigh)$/i, closing: /^(?:un)?to\b/i },
];

/** "Out of" is one preposition. The file often has its "of" with the noun. */
export const moveOf: Rule = (phrases, { text, word }) => {
  for (const phrase of phrases) {
    const at = positionOf(phrase);
    const piece = phrase.pieces.at(-1);
    const open = openPrepositions.find(({ words }) => piece && words.test(text.slice(...piece)));
    if (at === undefined || !piece || !open || !isPreposition(word(at))) continue;
    const next = phrases.find(({ pieces }) => pieces.some(([start, end]) => start === piece[1] + 1 && end > start));
    const found = next?.pieces.find(([start]) => start === piece[1] + 1);
    const length = found ? (open.closing.exec(text.slice(...found))?.[0].length ?? 0) : 0;
    if (!next || !found || length === 0 || next.greek.some(({ position }) => isPreposition(word(position)))) continue;
    const moved: Span = [found[0], found[0] + length];
    return phrases.map((each) => {
      if (each === phrase) return { ...each, pieces: mergePieces([...each.pieces, moved]) };
      return each === next ? { ...each, pieces: withoutSpan(each.pieces, found, moved) } : each;
    });
  }
  return undefined;
};

function isPreposition(word: TextusWord | undefined): boolean {
  return word?.morphology === 'PREP' || word?.number === 'G2714' || word?.number === 'G1715';
}

/** δε, και and other words that join clauses. */
function isConjunction(word: TextusWord | undefined): boolean {
  return word?.number === 'G2532' || isPostpositive(word);
}

/** "When", "and when": the phrase of a conjunction ends with the word. */
const lastWord = /(?:^|^\w+ )(?<word>when|when as|as|while|whilst|after that)$/i;
/** "When Jesus": the phrase of a subject begins with it. */
const firstWord = /^(?<word>when|as|while|after(?: that)?)(?= \w|$)/i;
/** "They that fed", "who believed": a participle that is a noun. */
const asNoun = /\b(?:that|which|who) /i;
/** Phrases between which a clause ends. */
const clauseEnd = /[.;:?!]/;

interface Shown {
  phrase: MasterPhrase;
  piece: Span;
}

/** The pieces of all phrases, in the order of the text. */
function shownPieces(phrases: Phrases): Shown[] {
  return phrases
    .flatMap((phrase) => phrase.pieces.map((piece) => ({ phrase, piece })))
    .filter(({ piece: [start, end] }) => end > start)
    .toSorted((a, b) => a.piece[0] - b.piece[0]);
}

function verbsOf({ greek }: MasterPhrase, word: Verse['word']): TextusWord[] {
  return greek.flatMap(({ position }) => {
    const own = word(position);
    return own?.morphology.startsWith('V-') ? own : [];
  });
}

function isParticiple(verbs: readonly TextusWord[]): boolean {
  return verbs.length > 0 && verbs.every(({ morphology }) => /^V-\w+P-/.test(morphology));
}

/** "When" of "when he heard" renders the participle ακουσας. The file often has it with δε or with the subject. */
export const moveClauseWord: Rule = (phrases, { text, word }) => {
  const shown = shownPieces(phrases);
  for (const [index, { phrase, piece }] of shown.entries()) {
    const span = clauseWordOf(phrase, piece, text, word);
    // "As touching" is περι.
    if (!span || text.startsWith('touching', span[1] + 1)) continue;
    const verb = nextVerb(
      shown
        .slice(index)
        .filter((each) => !isParticiple(verbsOf(each.phrase, word)) || !asNoun.test(phraseText(each.phrase, text))),
      text,
      word,
    );
    if (!verb || !isParticiple(verbsOf(verb, word)) || !isSubject(phrase, verb, word)) continue;
    return phrases.map((each) => {
      if (each === phrase) return { ...each, pieces: withoutSpan(each.pieces, piece, span) };
      return each === verb ? { ...each, pieces: mergePieces([span, ...each.pieces]) } : each;
    });
  }
  return undefined;
};

function clauseWordOf(phrase: MasterPhrase, piece: Span, text: string, word: Verse['word']): Span | undefined {
  const at = positionOf(phrase);
  const words = text.slice(...piece);
  if (at !== undefined && isConjunction(word(at))) {
    const length = lastWord.exec(words)?.groups?.['word']?.length;
    return length === undefined ? undefined : [piece[1] - length, piece[1]];
  }
  const length = firstWord.exec(words)?.groups?.['word']?.length;
  return length === undefined ? undefined : [piece[0], piece[0] + length];
}

/** Case and number of a noun or pronoun. Other cases of an adjective than the genitive are adverbs: "as many". */
const nounForm = /^(?:[NPTXD]-\d?|A-(?=G))(?<form>[A-Z]{2})/;
const participleForm = /^V-\w+-(?<form>[A-Z]{2})/;

/** Whether a phrase is a conjunction, or the subject of a participle. */
function isSubject(phrase: MasterPhrase, verb: MasterPhrase, word: Verse['word']): boolean {
  const at = positionOf(phrase);
  if (at !== undefined && isConjunction(word(at))) return true;
  const forms = phrase.greek.map(({ position }) => nounForm.exec(word(position)?.morphology ?? '')?.groups?.['form']);
  const form = participleForm.exec(verbsOf(verb, word)[0]?.morphology ?? '')?.groups?.['form'];
  return form !== undefined && forms.length > 0 && forms.every((each) => each === form);
}

/** The pieces of a phrase without the start or the end of one of them. An empty one is left if nothing else is. */
function withoutSpan(pieces: readonly Span[], piece: Span, [from, to]: Span): Span[] {
  const rest = pieces.map((each): Span => {
    if (each !== piece) return each;
    return from === piece[0] ? [Math.min(to + 1, piece[1]), piece[1]] : [piece[0], from - 1];
  });
  const shown = rest.filter(([start, end]) => end > start);
  return shown.length > 0 ? shown : [[piece[0], piece[0]]];
}

/** The first phrase with a verb after the first piece, in its clause. */
function nextVerb(shown: readonly Shown[], text: string, word: Verse['word']): MasterPhrase | undefined {
  let end = shown[0]?.piece[1] ?? 0;
  for (const { phrase, piece } of shown.slice(1)) {
    if (clauseEnd.test(text.slice(end, piece[0]))) return undefined;
    if (verbsOf(phrase, word).length > 0) return phrase;
    end = piece[1];
  }
  return undefined;
}

/** "And" between a participle and its verb ("answered and said") renders no word of its own. */
export const moveParticipleAnd: Rule = (phrases, { text, word }) => {
  const shown = shownPieces(phrases);
  for (const [index, { phrase, piece }] of shown.entries()) {
    const at = positionOf(phrase);
    if (at === undefined || phrase.pieces.length > 1 || !/^and$/i.test(text.slice(...piece))) continue;
    if (!isConjunction(word(at))) continue;
    const before = lastVerb(shown.slice(0, index + 1), text, word);
    const after = nextVerb(shown.slice(index), text, word);
    if (!before || !after || !isParticiple(verbsOf(before, word)) || isParticiple(verbsOf(after, word))) continue;
    const [participle, verb] = [before, after].map(({ greek }) => greek.map(({ position }) => position));
    const first = Math.min(...(participle ?? []));
    const isFirst =
      lastVerb(shown.slice(0, shown.findIndex((each) => each.phrase === before) + 1), text, word) === undefined;
    const isHead = isPostpositive(word(at)) ? at <= Math.max(...(participle ?? [])) + 1 : at < first && isFirst;
    if (!isHead || Math.min(...(verb ?? [])) < first) continue;
    if (!after.pieces.some(([start]) => start === piece[1] + 1)) continue;
    return phrases.map((each) => {
      if (each === phrase) return { ...each, pieces: [[piece[0], piece[0]]] };
      return each === after ? { ...each, pieces: mergePieces([piece, ...each.pieces]) } : each;
    });
  }
  return undefined;
};

/** The last phrase with a verb before the last piece, in its sentence. */
function lastVerb(shown: readonly Shown[], text: string, word: Verse['word']): MasterPhrase | undefined {
  let start = shown.at(-1)?.piece[0] ?? 0;
  for (const { phrase, piece } of shown.slice(0, -1).toReversed()) {
    if (clauseEnd.test(text.slice(piece[1], start))) return undefined;
    if (verbsOf(phrase, word).length > 0) return phrase;
    start = piece[0];
  }
  return undefined;
}
