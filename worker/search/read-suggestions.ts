import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { askedWord } from '#data/dictionary/asked-word.ts';
import type { EntryNumber, Language } from '#data/dictionary/entry-number.ts';
import { foldTransliteration, ligatureSpellings } from '#data/text/fold.ts';
import { listOf, sql } from '#data/search/sql/sql-tag.ts';
import { selectWordsFrom } from '#data/search/sql/word-blocks.ts';
import { foldedWords } from '#data/search/language/split-words.ts';
import { headwordRank, isLikelyTyped, readHeadword } from '#data/dictionary/headword.ts';
import { keyTerm, typedKeys } from '#data/dictionary/transliteration-key.ts';
import { entryTotal } from '../dictionary/search-entries.ts';
import { inLanguage, namedNumbers, similarHeadwordMatch } from '../dictionary/entry-search.ts';
import { ftsPhrase } from '../dictionary/fts-words.ts';
import { suggestNearestBook, suggestReferences } from './suggest-references.ts';
import { BatchPlan } from '../database/batch.ts';
import type { LoadedVersion } from '../versions/catalog.ts';

interface EntryRow {
  number: EntryNumber;
  language: Language;
  lemma: string;
  transliteration: string;
  gloss: string;
  total?: number | null;
}

const maxSuggestions = 8;
const maxEntries = 3;
/** At most 411 words share a start of two letters in the King James Version. D1 bills each row. */
const minPrefixLength = 2;
const columns = sql`e.number, e.language, e.lemma, e.transliteration, e.gloss`;

/**
 * Suggestions for a text: references, the entries of a Strong's number, entries by rendering, lemma or transliteration,
 * and words of the default version, most frequent first. Reads a few hundred rows in one batch.
 */
export async function suggestions(
  database: D1Database,
  [version]: readonly LoadedVersion[],
  typed: string,
): Promise<{ edition: string | undefined; answer: SuggestAnswer }> {
  const references = suggestReferences(typed);
  const asked = askedWord(typed);
  const text = asked?.text ?? typed;
  const plan = new BatchPlan();
  const numbers = namedNumbers(text);
  const [word, ...more] = foldedWords(text);
  const { numbers: meant } = readHeadword(text);
  const isWord = more.length === 0 || asked !== undefined || meant.length > 0;
  const isStart = word !== undefined && isWord && word.length >= minPrefixLength && numbers.length === 0;
  const entries = [
    numbers.length > 0
      ? plan.add<EntryRow>(
          sql`SELECT ${columns} FROM entries AS e WHERE e.number IN (${listOf(numbers)}) ORDER BY e.ordinal`,
        )
      : undefined,
    isStart
      ? plan.add<EntryRow>(
          sql`SELECT ${columns} FROM wordings AS w, json_each(w.entries) AS r JOIN entries AS e ON e.number = r.value ->> 0 WHERE w.text IN (${listOf(ligatureSpellings(text))}) AND ${inLanguage(asked?.language)} ORDER BY r.value ->> 1 DESC LIMIT 2`,
        )
      : undefined,
    isStart
      ? plan.add<EntryRow>(
          sql`SELECT ${columns}, ${entryTotal} FROM (SELECT rowid AS hit FROM entries_fts WHERE entries_fts MATCH ${headwordPrefixMatch(word, text)} LIMIT ${maxSimilar}) JOIN entries AS e ON e.ordinal = hit`,
        )
      : undefined,
  ];
  const like = isStart ? similarMatch(text) : '';
  const similar = like
    ? plan.add<EntryRow>(
        sql`SELECT ${columns}, ${entryTotal} FROM (SELECT rowid AS hit FROM entries_fts WHERE entries_fts MATCH ${like} LIMIT ${maxSimilar}) JOIN entries AS e ON e.ordinal = hit`,
      )
    : undefined;
  const words =
    isStart && version && asked === undefined && more.length === 0
      ? plan.add<{ word: string; verses: number }>(
          selectWordsFrom(word, version.id, sql`ORDER BY verses DESC LIMIT ${maxSuggestions}`),
        )
      : undefined;
  const edition = plan.statements.length > 0 ? await plan.run(database) : undefined;
  const [numbered, worded, begun] = entries.map((entry) => entry?.() ?? []);
  const named = [...(numbered ?? []), ...(worded ?? []), ...nearest(begun ?? [], text)];
  // Headwords in other transliteration schemes. Used if nothing matches exactly, or added if the text is likely a
  // transliteration.
  const others = nearest(similar?.() ?? [], text);
  const known = others.filter((row) => meant.includes(row.number));
  const rows =
    named.length === 0 ? others : isLikelyTyped(text) ? [...known, ...named, ...others] : [...known, ...named];
  const unique = rows
    .filter((row) => asked?.language === undefined || row.language === asked.language)
    .filter((row, index, own) => own.findIndex((other) => other.number === row.number) === index)
    .slice(0, maxEntries);
  const answer = [
    ...references,
    ...unique.map(({ total: _total, ...row }) => ({ kind: 'entry' as const, ...row })),
    ...(words?.() ?? []).map((row) => ({
      kind: 'word' as const,
      label: row.word,
      query: row.word,
      verses: row.verses,
    })),
  ].slice(0, maxSuggestions);
  return { edition, answer: answer.length > 0 ? answer : suggestNearestBook(typed) };
}

/** Max candidates for similar headwords. Only the nearest are shown. */
const maxSimilar = 12;
/** A key has few letters. A shorter prefix would match half the dictionary. */
const minKeyLength = 4;

/** FTS5 expression for headwords that another transliteration scheme writes or begins this way. */
function similarMatch(text: string): string {
  const starts = typedKeys(text)
    .filter((key) => key.length >= minKeyLength)
    .map((key) => `(transliteration : ${ftsPhrase([keyTerm(key)])} *)`);
  return [similarHeadwordMatch(text), ...starts].filter(Boolean).join(' OR ');
}

function nearest(rows: readonly EntryRow[], text: string): EntryRow[] {
  const typed = readHeadword(text);
  const prefixRank = 9;
  return rows
    .map((row) => ({ row, rank: headwordRank(row, typed) ?? prefixRank }))
    .sort((a, b) => a.rank - b.rank || (b.row.total ?? 0) - (a.row.total ?? 0))
    .map(({ row }) => row);
}

/** Lemmas and transliterations whose first word begins with this word. */
function headwordPrefixMatch(word: string, text: string): string {
  const [bare] = foldedWords(foldTransliteration(text));
  const lemma = `(lemma : ^ ${ftsPhrase([word])} *)`;
  return bare ? `${lemma} OR (transliteration : ^ ${ftsPhrase([bare])} *)` : lemma;
}
