import { auxiliaries, isWeak, wordsIn } from '#data/text/phrases/english-words.ts';
import { joinPairs, moveClauseWord, moveOf, moveParticipleAnd } from './king-james-halves.ts';
import {
  isNominal,
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
import type { KingJamesMaster, MasterPhrase, MasterVerse, TextusWord } from './king-james-verse.ts';

const article = 'G3588';
/** ου and μη. */
const [negative, interrogative] = ['G3756', 'G3361'];

/**
 * Joins phrases of the file that are one idiom in one of the languages: "why" is δια τι, "even so" is ουτως και. The
 * file has the words of such idioms one by one, so it leaves a Greek word without English or gives it another one.
 */
export function joinIdioms({ verses, textus }: KingJamesMaster): KingJamesMaster {
  const greek = new Map(textus.map(({ id, words }) => [id, new Map(words.map((word) => [word.position, word]))]));
  const isRare = rarePartners(verses);
  const rules: Rule[] = [
    joinPreposition,
    joinPairs,
    moveRelative,
    joinParticle,
    joinComplement,
    moveAuxiliary,
    moveOf,
    moveClauseWord,
    moveParticipleAnd,
    (phrases, verse) => joinNeighbors(phrases, verse, isRare),
  ];
  const joinedVerses = verses.map((verse) => {
    const words = greek.get(verse.id);
    // Six verses have words of the one before or after.
    if (!words || verse.phrases.some(({ greek: own }) => own.some((each) => each.verse !== verse.id))) return verse;
    const context = { text: verse.text, word: (position: number) => words.get(position) };
    const phrases = rules.reduce<Phrases>((before, rule) => applyRule(rule, before, context), verse.phrases);
    return { ...verse, phrases: [...phrases] };
  });
  return { verses: joinedVerses, textus };
}

function applyRule(rule: Rule, phrases: Phrases, verse: Verse): Phrases {
  const changed = rule(phrases, verse);
  return changed ? applyRule(rule, changed, verse) : phrases;
}

/** An untranslated preposition goes to the word after it: "why" is δια τι, "daily" is καθ ημεραν. */
function joinPreposition(phrases: Phrases, { word }: Verse): Phrases | undefined {
  for (const phrase of phrases) {
    const at = untranslated(phrase);
    if (at === undefined || word(at)?.morphology !== 'PREP') continue;
    const host = phraseOf(phrases, at + 1);
    if (host && isShown(host) && !host.numbers.includes(article) && isNominal(word(at + 1)))
      return joinPhrases(phrases, phrase, host);
  }
  return undefined;
}

/** An untranslated particle goes to its pronoun or to its other half: "whosoever" is ος εαν, "not" is ου μη. */
function joinParticle(phrases: Phrases, { word }: Verse): Phrases | undefined {
  for (const phrase of phrases) {
    const at = untranslated(phrase);
    const own = at === undefined ? undefined : word(at);
    if (at === undefined || !own) continue;
    const before = isPostpositive(word(at - 1)) ? at - 2 : at - 1;
    const found = [
      indefinite.has(own.number) && isRelative(word(before)) && before,
      own.number === interrogative && word(at - 1)?.number === negative && at - 1,
      own.number === negative && word(at + 1)?.number === interrogative && at + 1,
    ].find((position) => position !== false);
    const host = found === undefined ? undefined : phraseOf(phrases, found);
    if (host && isShown(host)) return joinPhrases(phrases, phrase, host);
  }
  return undefined;
}

/** An untranslated verb goes to what it makes one expression with: "taught" is ην διδασκων, "cannot" is ου δυναται. */
function joinComplement(phrases: Phrases, { word }: Verse): Phrases | undefined {
  for (const phrase of phrases) {
    const at = untranslated(phrase);
    const own = at === undefined ? undefined : word(at);
    if (at === undefined || !own) continue;
    const hosts = hostsOf(own, at, word);
    const host = hosts.map((position) => phraseOf(phrases, position)).find((each) => each && isShown(each));
    if (host) return joinPhrases(phrases, phrase, host);
  }
  return undefined;
}

/** αν and εαν. */
const indefinite: ReadonlySet<string> = new Set(['G302', 'G1437']);

/** ος, οσος, οστις or οπου. */
function isRelative(word: TextusWord | undefined): boolean {
  return /^[RK]-/.test(word?.morphology ?? '') || word?.number === 'G3699';
}

const [toBe, toBecome] = [/^G(?:1510|1511|1526|2070|2071|2075|2076|2252|2258|2277|5600|5607|5225)$/, 'G1096'];
const [toHave, can, need] = ['G2192', 'G1410', 'G5532'];

/** The positions of the words that an untranslated word can go to. */
function hostsOf(own: TextusWord, at: number, word: Verse['word']): number[] {
  const [before, after] = [word(at - 1), word(at + 1)];
  if (toBe.test(own.number)) return isPostpositive(after) ? participleAt(at + 2) : participleAt(at + 1);
  if (own.number === toHave) return before?.number === need ? [at - 1] : [];
  if (own.number === can) return before?.morphology === 'PRT-N' ? [at - 1] : [];
  if (own.number === toBecome) return before?.morphology.startsWith('A-') ? [at - 1] : [];
  if (own.morphology.startsWith('X-'))
    return before?.morphology.startsWith('A-') && agrees(own, before) ? [at - 1] : [];
  if (!own.morphology.startsWith('N-') || before?.number === article || before?.morphology === 'PREP') return [];
  const near = [at + 1, at - 1].filter((position) => agrees(own, word(position)));
  if (near.length > 0 || !own.morphology.startsWith('N-A')) return near;
  return [at - 1, at + 1, at - 2].filter((position) => word(position)?.morphology.startsWith('V-'));

  function participleAt(position: number): number[] {
    return /^V-\w+P-N/.test(word(position)?.morphology ?? '') ? [position] : [];
  }
}

function agrees(noun: TextusWord, other: TextusWord | undefined): boolean {
  const caseAndNumber = /-(?<ending>[A-Z]{2})/.exec(noun.morphology)?.groups?.['ending'];
  return other !== undefined && new RegExp(`^(?:A|N|R|X)-${caseAndNumber}`).test(other.morphology);
}

/** Words that render a preposition with its relative pronoun: "whereon" is εφ ον, "till" is αχρις ου. */
const withRelative = /^(?:where\w+|until|till|since|when)$/i;

/** A relative pronoun goes to the preposition before it. Its English word goes to the next phrase: "yet never". */
function moveRelative(phrases: Phrases, { text, word }: Verse): Phrases | undefined {
  for (const phrase of phrases) {
    const at = positionOf(phrase);
    const own = phraseText(phrase, text);
    if (at === undefined || !isShown(phrase) || !word(at)?.morphology.startsWith('R-') || /\b(?:wh|that)/i.test(own))
      continue;
    const host = phraseOf(phrases, at - 1);
    if (!host || host.greek.length > 1 || !withRelative.test(phraseText(host, text))) continue;
    // "Since the time" is αφ ης.
    if (/^(?:since|when)$/i.test(phraseText(host, text))) return joinPhrases(phrases, phrase, host);
    const moved = joinPhrases(phrases, { ...phrase, pieces: [] }, host, phrase);
    if (auxiliaries.has(own)) return moved;
    const end = phrase.pieces[0]?.[1] ?? 0;
    return moved.map((each) =>
      each.pieces[0]?.[0] === end + 1 ? { ...each, pieces: mergePieces([...phrase.pieces, ...each.pieces]) } : each,
    );
  }
  return undefined;
}

/** The particle μη of a question has no English word. The auxiliary before the subject is a piece of the verb. */
function moveAuxiliary(phrases: Phrases, { text, word }: Verse): Phrases | undefined {
  for (const phrase of phrases) {
    const at = positionOf(phrase);
    const [piece] = phrase.pieces;
    if (at === undefined || !piece || !isShown(phrase) || phrase.numbers[0] !== interrogative) continue;
    if (!auxiliaries.has(phraseText(phrase, text).toLowerCase())) continue;
    const verb = phrases
      .filter(({ pieces }) => pieces.some(([start]) => start > piece[1]))
      .toSorted((a, b) => (a.pieces[0]?.[0] ?? 0) - (b.pieces[0]?.[0] ?? 0))
      .find(({ greek }) => greek.some(({ position }) => /^V-\w+[ISO]-/.test(word(position)?.morphology ?? '')));
    const end = verb?.pieces[0]?.[0] ?? piece[1];
    if (!verb || /[.?;:]/.test(text.slice(piece[1], end))) continue;
    return phrases.map((each) => {
      if (each === phrase) return { ...each, pieces: [[piece[1], piece[1]]] };
      return each === verb
        ? { ...each, pieces: [piece, ...each.pieces.filter(([start, last]) => last > start)] }
        : each;
    });
  }
  return undefined;
}

/**
 * A small English word with a partner that it has nowhere else: it and its neighbor are one expression if their Greek
 * words are neighbors too.
 */
function joinNeighbors(
  phrases: Phrases,
  { text, word }: Verse,
  isRare: (phrase: MasterPhrase, text: string) => boolean,
): Phrases | undefined {
  const shown = phrases.filter(isShown);
  for (const phrase of shown) {
    const [piece] = phrase.pieces;
    if (!piece || phrase.pieces.length > 1 || phrase.greek.length > 1 || !isRare(phrase, text)) continue;
    const host = shown.find(
      (other) =>
        other !== phrase &&
        isRare(other, text) &&
        other.pieces.some((at) => isNext(piece, at) || isNext(at, piece)) &&
        phrase.greek.some((a) => other.greek.some((b) => a.verse === b.verse && isNear(a.position, b.position))),
    );
    if (host) return joinPhrases(phrases, phrase, host);
  }
  return undefined;

  function isNext(before: readonly number[], after: readonly number[]): boolean {
    const between = text.slice(before[1], after[0]);
    return (before[1] ?? 0) < (after[0] ?? 0) && between.trim() === '';
  }
  function isNear(a: number, b: number): boolean {
    const [from, to] = a < b ? [a, b] : [b, a];
    return to - from === 1 || (to - from === 2 && isPostpositive(word(from + 1)));
  }
}

/** How often a small word must occur, and how often at most with the partner. */
const [fewest, most] = [5, 2];

/** Whether the words of a phrase are small, are frequent, and render other words elsewhere. */
function rarePartners(verses: readonly MasterVerse[]): (phrase: MasterPhrase, text: string) => boolean {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  const keysOf = (phrase: MasterPhrase, text: string): [string, string] => {
    const words = phraseText(phrase, text).toLowerCase();
    return [words, `${words} ${phrase.numbers.join(' ')}`];
  };
  for (const { text, phrases } of verses)
    for (const phrase of phrases)
      if (phrase.greek.length > 0) for (const key of keysOf(phrase, text)) counts.set(key, count(key) + 1);
  return (phrase, text) => {
    const [words, linked] = keysOf(phrase, text);
    return count(words) >= fewest && count(linked) <= most && wordsIn(words).every(isWeak);
  };
}
