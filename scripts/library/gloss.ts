import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import type { EntryText } from '../sources/source.ts';
import { isMeaning, shortenMeaning, cleanUpMeaning } from './meaning.ts';
import { dictionaryRenderings } from './usage.ts';
import type { Rendering } from './renderings.ts';

const maxWords = 3;
/**
 * A definition that starts like this gives a secondary sense. The primary sense is in the derivation, which is too long
 * for a list.
 */
const secondarySense = /^(?:figurative|by |special|also|especially|compare|often|usually|literally or|\()/i;

const functionWords = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'the', 'to', 'unto', 'upon', 'with']);

/** Words for which the dictionary describes the function instead of the meaning. */
const fixedGlosses: Readonly<Record<string, string>> = {
  H853: 'sign of the definite direct object',
  G848: 'of himself, of herself, of itself',
};

/** A few words for lists: what the dictionary emphasizes, the start of its definition, or the first renderings. */
export function glossOf(entry: EntryText, renderings: readonly Rendering[]): string {
  const name = entry.partOfSpeech.startsWith('proper noun');
  const definition = firstClause(entry.definition);
  const candidates = [
    fixedGlosses[entry.number] ?? '',
    name ? definition : '',
    emphasized(entry.definition),
    secondarySense.test(plainRichText(entry.definition)) ? '' : definition,
    firstRenderings(renderings.map((rendering) => rendering.text)),
    firstRenderings(dictionaryRenderings(entry.dictionaryUsage)),
    firstClause(entry.derivation),
    definition,
  ].map((text) => shortenMeaning(cleanUpMeaning(text)));
  return candidates.find(isMeaning) ?? candidates.find((text) => text !== '') ?? '';
}

/** The Hebrew dictionary emphasizes the senses: "gods, the supreme God, magistrates". */
function emphasized(definition: RichText): string {
  const senses: string[] = [];
  let joins = false;
  for (const part of definition) {
    if (typeof part === 'string') {
      joins = part.trim() === '';
    } else if (part.kind === 'emphasis') {
      // "governor" and "of a" and "main province" are one sense in three parts.
      if (joins && senses.length > 0) senses.push(`${senses.pop()} ${part.text}`);
      else senses.push(part.text);
      joins = true;
    }
  }
  return firstRenderings(senses.map(cleanUpMeaning));
}

function firstRenderings(texts: readonly string[]): string {
  const distinct: string[] = [];
  for (const text of texts.map((candidate) => candidate.replace(/[\s,;:.]+$/, ''))) {
    const isNew = text !== '' && !distinct.some((known) => addsNothing(text, known));
    if (isNew && distinct.length < maxWords) distinct.push(text);
  }
  while (distinct.length > 1 && shortenMeaning(distinct.join(', ')) !== distinct.join(', ')) distinct.pop();
  return distinct.join(', ');
}

/** "of God", "God’s" and "gods" add nothing to "God". Neither does a stray "the". */
function addsNothing(text: string, known: string): boolean {
  const textWords = words(text);
  const stem = known.toLowerCase();
  return (
    textWords.every((word) => functionWords.has(word)) ||
    textWords.includes(stem) ||
    textWords.some((word) => word === `${stem}s`)
  );
}

function words(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}-]+/u);
}

/** The end of the meaning: punctuation, or a remark about usage. */
const clauseEnd =
  /[;:.]|,? i\.e\.|,? used (?:very|in|of|as|especially)\b|,? so (?:also|likewise)\b|,? or figuratively|,? in (?:various|a great variety of) applications| (?=Often\b)/;

function firstClause(rich: RichText): string {
  const text = withoutParentheses(plainRichText(rich))
    .replace(/^(?:properly|literally),\s*/i, '')
    .replace(/^(?:i\.e\.|probably originally,|meaning|mean|denoting)\s*/, '');
  const [clause = ''] = text.split(clauseEnd);
  // "man-faced, i.e. a human being": a compound that shows only how the word was formed.
  const explained = /^\p{L}+-\p{L}+\s*,? i\.e\. ([^;:]+)/u.exec(text)?.[1];
  return explained ? `${clause.trim()}, ${explained.split(clauseEnd)[0]}` : clause;
}

/** From the innermost outward: "a witness (literally (judicially) or figuratively)". */
function withoutParentheses(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, ' ');
  return shorter === text ? text : withoutParentheses(shorter);
}
