// cspell:ignore demonyms
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { plainRichText } from '#data/dictionary/rich-text.ts';
import type { EntryText, LexiconText } from '../../sources/source.ts';
import { glossOf } from '../gloss.ts';
import { isMeaning } from '../meaning.ts';
import { irregularForms } from './irregular-forms.ts';
import type { Rendering } from '../renderings.ts';
import { americanSpelling } from './american-spelling.ts';
import { withAncestor } from './ancestors.ts';
import { chosenMeanings } from './chosen-meanings.ts';
import { nameMeaning, withStrongsSpelling } from './name-meaning.ts';
import { rankSenses, type English } from './rank-senses.ts';

/** How a meaning was made: by hand, from a name, by ranking senses, or from Strong's definition alone. */
export type MeaningRule = 'chosen' | 'name' | 'senses' | 'definition';

export interface ShortMeaning {
  text: string;
  rule: MeaningRule;
}

export interface MeaningSources {
  entries: readonly EntryText[];
  renderings: ReadonlyMap<EntryNumber, readonly Rendering[]>;
  /** Abbott-Smith's lexicon and the Hebrew outline. Empty if they are not available. */
  lexicon: readonly LexiconText[];
  /** The words of a translation in today's English. */
  wordsOfToday: ReadonlySet<string>;
}

/**
 * The short meaning of every entry, for lists, tables and titles: the first sense first. In this order: a meaning made by
 * hand, the name of a proper noun, the senses of a lexicon ranked by the renderings of the tagged version, Strong's
 * definition.
 */
export function shortMeanings(sources: MeaningSources): Map<EntryNumber, ShortMeaning> {
  const lexicon = new Map(sources.lexicon.map((entry) => [entry.number, entry]));
  const english = englishOf(sources);
  const meanings = new Map(
    sources.entries.map((entry) => {
      const renderings = sources.renderings.get(entry.number) ?? [];
      const candidates = meaningsOf(entry, renderings, lexicon.get(entry.number), sources.wordsOfToday, english);
      const { text, rule } = candidates.find((each) => isMeaning(each.text)) ?? fallback(entry, renderings);
      return [entry.number, { text: text.replaceAll("'", '’'), rule }];
    }),
  );
  for (const entry of sources.entries) {
    const meaning = meanings.get(entry.number);
    if (meaning) meaning.text = withAncestor(meaning.text, entry, (number) => meanings.get(number)?.text);
  }
  return meanings;
}

function* meaningsOf(
  entry: EntryText,
  renderings: readonly Rendering[],
  lexicon: LexiconText | undefined,
  wordsOfToday: ReadonlySet<string>,
  english: English,
): Generator<ShortMeaning> {
  const definition = plainRichText(entry.definition);
  const chosen = chosenMeanings.get(entry.number);
  if (chosen !== undefined) yield { text: withStrongsSpelling(chosen, entry, definition), rule: 'chosen' };
  const glosses = lexicon?.glosses ?? [];
  if (isName(entry, definition, renderings, lexicon)) {
    const isGreek = entry.number.startsWith('G');
    const text = nameMeaning({ number: entry.number, definition, renderings, glosses, isGreek, wordsOfToday });
    if (text !== undefined) yield { text, rule: 'name' };
  }
  if (glosses.length === 0) return;
  const kind = isVerb(entry, definition, glosses) ? 'verb' : 'noun';
  const senses = rankSenses(glosses, renderings, kind, english).map(americanSpelling);
  for (; senses.length > 0; senses.pop())
    yield { text: `${kind === 'verb' ? 'to ' : ''}${senses.join(', ')}`, rule: 'senses' };
}

function fallback(entry: EntryText, renderings: readonly Rendering[]): ShortMeaning {
  return { text: americanSpelling(glossOf(entry, renderings)), rule: 'definition' };
}

/**
 * Greek names have a capital letter. The Hebrew dictionary and the outline's index mark most names and demonyms; others
 * have a capital in the definition and in the translation: "an Edomite".
 */
function isName(
  { number, lemma, partOfSpeech }: EntryText,
  definition: string,
  [rendering]: readonly Rendering[],
  lexicon: LexiconText | undefined,
): boolean {
  if (number.startsWith('G')) return /^\p{Lu}/u.test(lemma) && lemma.length > 1;
  const code = lexicon?.partOfSpeech;
  if (partOfSpeech.startsWith('proper') || code === 'Np' || code === 'Ag') return true;
  return /^(?:an?|the) \p{Lu}\p{Ll}/u.test(definition) && /^\p{Lu}\p{Ll}/u.test(rendering?.text ?? '');
}

const greekVerb = /(?:ω|ώ|ῶ|μι|μαι|μί|εῖ|εστι)$/u;

function isVerb({ number, lemma, partOfSpeech }: EntryText, definition: string, glosses: readonly string[]): boolean {
  if (number.startsWith('H')) return partOfSpeech === 'verb';
  return greekVerb.test(lemma) && (glosses.some((gloss) => gloss.startsWith('to ')) || definition.startsWith('to '));
}

/** First words of glosses that are not verbs: "to in", "in straits". */
const notVerbs = new Set(
  'a an the to in of on up with into not it one and or for from by at mature equal sick fitting'.split(' '),
);

/** Words of the dictionaries are English words. The first word of a verb's gloss is a verb in its dictionary form. */
function englishOf({ entries, lexicon, renderings }: MeaningSources): English {
  const words = new Set<string>();
  const verbs = new Set(['be']);
  const addWords = (text: string): void => {
    for (const [word] of text.matchAll(/(?<![\p{L}’'-])\p{Ll}+/gu)) words.add(word);
  };
  for (const { definition } of entries) addWords(plainRichText(definition));
  for (const { text } of [...renderings.values()].flat()) if (/^\p{Ll}+$/u.test(text)) words.add(text);
  for (const { number, glosses, partOfSpeech } of lexicon) {
    glosses.forEach(addWords);
    const infinitives = number.startsWith('G')
      ? glosses.filter((gloss) => gloss.startsWith('to ')).map((gloss) => gloss.slice(3))
      : partOfSpeech === 'V'
        ? glosses.slice(0, 1)
        : [];
    for (const infinitive of infinitives) {
      const [verb = ''] = infinitive.toLowerCase().split(' ');
      if (!notVerbs.has(verb) && (irregularForms.get(verb) ?? verb) === verb) verbs.add(verb);
    }
  }
  return { isWord: (form) => words.has(form), isVerb: (form) => verbs.has(form) };
}
