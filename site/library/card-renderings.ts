import { between } from 'drizzle-orm';
import refusedRenderings from '#data/hebrew/content/refused-renderings.json' with { type: 'json' };
import { furtherAnswers } from '#data/hebrew/content/further-answers.ts';
import { saysMeaning } from '#data/hebrew/english/says-meaning.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import { verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import { verses } from '#data/schema/library.ts';
import { entryNumberOf, senseOf } from './bible-frequency.ts';
import { consonants, countedVersion, wordsOfSense, type BibleWord } from './bible-words.ts';
import { libraryMetadata } from './frame.ts';
import { hebrewContent } from './hebrew-content.ts';
import { library } from './query-library.ts';

/** Renderings that are another form or sense, by deck and id. */
const refused: Record<string, string | undefined> = refusedRenderings;

/** Words of a rendering other than the word itself. */
const small =
  /\b(?:the|a|an|of|to|in|on|at|by|for|with|from|and|unto|upon|my|thy|his|her|our|your|their|its|shall|will|let|may|o|that|is|be|me|thee|him|them|us|it|he|they|i|we|ye|thou|not|as|so)\b/g;
/** Inflected forms of verbs in the King James Version. */
const inflected = /(?:eth|est|ed|ing)$/;
/** Small words have too many renderings that depend on the context. */
const inflectedParts = new Set(['noun', 'adjective']);
/** Parts of all renderings from which one is accepted. The most frequent one is always accepted. */
const minShare = 0.1;
const minCount = 3;

/** How the King James Version renders a card's word, the most frequent first. */
export function cardRenderings(deck: 'words' | 'verbs', { id, english }: StudyCard): string[] {
  const rows = deck === 'words' ? hebrewContent.words : hebrewContent.verbs;
  const row = rows.find((each) => each.id === id);
  const number = entryNumberOf(row?.strongs);
  const sense = row && number && senseOf(number, row);
  const isInflected = deck === 'verbs' || (row && 'topic' in row && inflectedParts.has(row.partOfSpeech));
  if (!sense || !isInflected) return [];
  const isPlural = 'hebrew' in row && !row.plural && /(ים|ות)$/u.test(consonants(row.hebrew));
  const counts = new Map<string, number>();
  let sum = 0;
  for (const [verse, words] of Map.groupBy(wordsOfSense(sense), (word) => word.verse)) {
    const here = taggedWordsOf(verse).filter(([tag]) => sense.numbers.some((each) => each === tag));
    if (here.length !== words.length || !words.every((word) => isBaseForm(word, isPlural, deck))) continue;
    for (const [, text] of here) {
      const rendering = plain(text, deck);
      if (!rendering) continue;
      sum += 1;
      counts.set(rendering, (counts.get(rendering) ?? 0) + 1);
    }
  }
  const further = furtherAnswers.get(`${deck}/${id}`)?.english;
  const known = further ? [english, further] : [english];
  const not = meaningsOf(refused[`${deck}/${id}`] ?? '', 'separate');
  return (
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .filter(([, count], at) => at === 0 || (count >= minCount && count >= sum * minShare))
      .map(([text]) => text)
      // Another form of an accepted word, such as its plural, is a mistake.
      .filter((text) => !saysMeaning(text, known, true) && !not.includes(text))
  );
}

/** Singular words, or plural ones for a word without a singular; of verbs the forms that English renders by a base form. */
function isBaseForm({ parsing }: BibleWord, isPlural: boolean, deck: 'words' | 'verbs'): boolean {
  if (deck === 'verbs') return /V\w[civ]/.test(parsing);
  const [, number = isPlural ? 'p' : 's'] = /(?:^|\/)(?:N[cg]\w|A\w\w|V\w[rs]\w)([spd])/.exec(parsing) ?? [];
  return (number === 's') !== isPlural;
}

function plain(text: string, deck: 'words' | 'verbs'): string {
  const [whole = ''] = meaningsOf(text, 'belong');
  const word = whole.replace(small, ' ').replace(/\s+/g, ' ').trim() || whole;
  return deck === 'verbs' && inflected.test(word) ? '' : word;
}

let tagged: ReadonlyMap<VerseId, [number: string, text: string][]> | undefined;

/** The tagged words of the King James Version in the verse with the text of a Hebrew verse. */
function taggedWordsOf(verse: VerseId): readonly [number: string, text: string][] {
  tagged ??= readTagged();
  return tagged.get(verse) ?? [];
}

function readTagged(): Map<VerseId, [number: string, text: string][]> {
  const { versions } = libraryMetadata();
  const hebrew = versions.find(({ code }) => code === countedVersion);
  const english = versions.find(({ language, taggedWords }) => language === 'en' && taggedWords > 0);
  if (!hebrew || !english) return new Map();
  const rowsOf = (id: number): (typeof verses.$inferSelect)[] =>
    library
      .select()
      .from(verses)
      .where(between(verses.key, verseKey(id, 0), verseKey(id + 1, 0) - 1))
      .all();
  const words = new Map(
    rowsOf(english.id).map(({ key, text, marks }) => [
      verseIdOfKey(key),
      (marks.words ?? []).flatMap(([start, end, number]): [string, string][] =>
        end > start ? [[number, text.slice(start, end)]] : [],
      ),
    ]),
  );
  return new Map(
    rowsOf(hebrew.id).map(({ key, marks }) => [verseIdOfKey(key), words.get(marks.kjv ?? verseIdOfKey(key)) ?? []]),
  );
}
