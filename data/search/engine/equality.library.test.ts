import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { locatePackaged } from '../../../scripts/sources/packaged-files.ts';
import { kingJamesMasterFile, morphgntFiles } from '../../../scripts/sources/packaged-sources.ts';
import {
  formQuestions,
  versesWith,
  wordsOfMaster,
  wordsOfMorphGnt,
  wordsOfOpenScriptures,
  type FormText,
  type SourceWord,
} from '../../testing/source-forms.ts';
import { askLibrary, openTestLibrary, packText } from '../../../scripts/testing/packed-library.ts';
import { taggedPhrases } from '../../text/phrases/phrase-pieces.ts';
import { furtherPiece } from '../../text/verse-marks.ts';
import { verseIdOfKey, verseKey } from '../../bible/verse-id.ts';
import { wordsOfText } from '../language/split-words.ts';
import { parseSearch } from '../language/parse.ts';
import { wordsOf } from '../language/query-words.ts';
import { queryIn } from '../results/renumber.ts';
import type { Sql } from '../sql/sql-tag.ts';
import { selectWildcardWords } from '../sql/wildcard-words.ts';
import { expandWildcards, wildcardsOf, type ExpandedQuery } from '../language/wildcards.ts';
import { expandInMemory } from './wildcard-terms.ts';
import { searchStatements } from '../sql/statements.ts';
import type { CountRow, SearchTotals, TotalsRow } from '../sql/totals.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from './memory-index.ts';
import { readVerses } from './pack-library.ts';
import { randomQuery, seededBelow, type QueryMaterial } from './random-queries.ts';
import { readVerse } from './read-packed-verse.ts';
import { findIn, searchMemory } from './search-memory.ts';
import { spanKinds } from './text-pack.ts';

/** In addition to random queries: the published ones, all combinations of rows of `words`, and edge cases. */
const queries = [
  'faith',
  'faith*',
  'faith joy',
  'faith OR joy',
  '(faith AND joy) OR "free spirit"',
  '"blessed hope" appearing',
  "Jacob's trouble",
  'gold',
  'love',
  'faith AND love',
  'the',
  'a*',
  'be*',
  'th* an*',
  '"of the"',
  '"the lord"',
  '"of the" OR "in the"',
  'the -"of the"',
  '"and it came to pass"',
  '"verily verily"',
  '"of the" in:Romans',
  'the of in:OT',
  'lov* OR love OR lo*',
  'in:Jude "of the"',
  'xyzzy',
  'xyzzy the',
  'the NEAR(50) of NEAR(50) and',
  'god NEAR(3) "the lord"',
  'holy NEAR(3) holy',
  '"of God" G2316',
  '"the word" G3056',
  '"of the LORD" H3068',
  '"only begotten Son" G5207',
  '"of Go"* G2316',
  'Caesar G2541',
  '"of Caesar" G2541',
  'Judæa',
  'John 3:16 and Romans 5:8',
  'Romans 4:19 - 5',
  'Canticles',
  'Matt-John',
  '-faith in:Romans',
  '-faith -god in:Gal,Phil',
  'John 3:99',
  'love G26',
  '-(love G26) love',
  'god H430',
  'H430 H3068',
  'H1254 [Vqp3ms]',
  '[Vq*]',
  '[VP*]',
  '[Vp*]',
  '[VHp3ms]',
  'H1288 [VP*]',
  '[R]',
  'H1254 [R*]',
  '[Sp3ms]',
  '[qal imperative]',
  'H8085 [qal imperative 2ms]',
  '[participle] -[qal]',
  'case:LORD',
  'case:LORD OR case:God',
  'exact:אֱלֹהִים',
  'אלהים',
  'בראשית ברא',
  '~love',
  '~love ~go',
  '~love OR H430',
  '~be -~have',
  'John 3:16',
  'Ps 51',
  'Joel 2:28-3:5',
  'Mal 4',
  'in:OT',
  'in:Jude',
  'in:"Joel 3" H3068',
  'faith PROX(5) joy',
  'faith PROX(5) joy in:Rom',
  'faith PROX(9) joy in:"Rom 5:1-3"',
  'faith PROC joy in:"Rom 5:1-3"',
  'faith PROC joy',
  'faith PROB joy',
  '(faith OR joy) PROX(0) love',
  'case:Israel PROC exact:said',
  'love John 3',
  'faith OR John 3:16',
  '-faith in:Jude',
  'god H430 unto -(lord H3068) OR him H853',
  'H2617 other:mercy',
  'H2617 other:"tender mercy" in:Ps',
  'H2617 other:merc* -(H2617 other:kindness)',
  'G25 other:love OR joy',
  'v?il',
  '?saia?',
  'wom?n -m?n',
  'v?il OR faith',
  'r?ghteous?ess* PROX(2) f?ith',
  'zz?zz',
  'ב?אשית',
  '?להים ברא',
];
const rounds = Number(process.env.LEXICON_ROUNDS ?? 160);
const seed = Number(process.env.LEXICON_SEED ?? 20_261_120);
let db: Database.Database;
const indexes = new Map<string, MemoryIndex>();

beforeAll(() => {
  db = openTestLibrary();
  for (const code of ['kjv_strongs', 'wlc', 'sblgnt', 'tr'])
    indexes.set(code, makeIndex(decodeTextPack(packText(code))));
});

function indexOf(code: string): MemoryIndex {
  const index = indexes.get(code);
  if (!index) throw new Error(`the library lacks ${code}`);
  return index;
}

interface FoundBySql {
  ids: number[];
  totals: SearchTotals;
  best: number[];
}

/** The result of the statements that the API runs. */
function searchSql(
  query: SearchQuery,
  {
    pack: {
      head: { version, runs },
    },
  }: MemoryIndex,
): FoundBySql {
  const own = queryIn(query, version.versification, runs);
  const args = {
    versionId: version.id,
    hasRenderings: version.code === 'kjv_strongs',
    page: 1,
    pageSize: 50,
    byBook: true,
    order: 'relevance' as const,
  };
  const { keys, page, totals, count, readTotals } = searchStatements(own, args);
  const rows = <Row>(statement: Sql | undefined): Row[] =>
    statement ? (db.prepare(statement.text).all(...statement.params) as Row[]) : [];
  return {
    ids: rows<{ k: number }>(keys(40_000)).map(({ k }) => verseIdOfKey(k)),
    totals: readTotals(rows<TotalsRow>(totals), rows<CountRow>(count)),
    best: rows<{ key: number }>(page).map(({ key }) => verseIdOfKey(key)),
  };
}

function expandBySql(query: SearchQuery, { pack }: MemoryIndex): ExpandedQuery {
  const words = wildcardsOf(query).map((pattern): [string, string[]] => {
    const { text, params } = selectWildcardWords(pattern, pack.head.version.id);
    return [pattern, (db.prepare(text).all(...params) as { word: string }[]).map(({ word }) => word)];
  });
  return expandWildcards(query, new Map(words));
}

function parsed(text: string): SearchQuery | undefined {
  const result = parseSearch(text);
  if (result.kind === 'query') return result.query;
  const again =
    result.kind === 'error' && result.error.suggestion !== undefined ? parseSearch(result.error.suggestion) : undefined;
  return again?.kind === 'query' ? again.query : undefined;
}

/**
 * Queries whose rank may differ (rank-verses.ts): phrases and prefixes with other words, several beginnings of forms,
 * and NEAR in an alternative.
 */
function isEstimated(query: SearchQuery): boolean {
  const tree = JSON.stringify(query.node);
  const isOfSeveral = tree.split('"kind"').length > 2 || tree.includes('"tagged"');
  return (
    (isOfSeveral && wordsOf(query).some(({ words, prefix }) => prefix || words.length > 1)) ||
    hasSeveralForms(query.node) ||
    hasNear(query.node, false)
  );
}

function hasSeveralForms(node: SearchNode): boolean {
  if (node.kind === 'morphology') return node.terms.length > 1;
  if (node.kind === 'not') return hasSeveralForms(node.part);
  return 'parts' in node && node.parts.some(hasSeveralForms);
}

function hasNear(node: SearchNode, isOneWay: boolean): boolean {
  if (node.kind === 'near-words') return isOneWay;
  if (node.kind === 'not') return hasNear(node.part, true);
  return 'parts' in node && node.parts.some((part) => hasNear(part, isOneWay || node.kind !== 'and'));
}

interface Compared {
  found: number;
  isReckoned: boolean;
  /** Whether the best fifty are the same, in the same order. */
  isRankedAlike: boolean;
}

/** Compares verses in order, totals, occurrences and books; and the order by relevance, where the pack can give it. */
function compare(text: string, index: MemoryIndex): Compared | undefined {
  const typed = parsed(text);
  if (!typed) return undefined;
  const { query, problem } = expandInMemory(typed, [index]);
  expect(expandBySql(typed, index)).toEqual({ query, ...(problem !== undefined && { problem }) });
  if (problem !== undefined) return undefined;
  const bySql = searchSql(query, index);
  const inMemory = findIn(query, index);
  const label = `${index.pack.head.version.code}: ${text}`;
  expect(
    Array.from(inMemory.verses, (verse) => index.pack.ids[verse]),
    label,
  ).toEqual(bySql.ids);
  expect(inMemory.totals, label).toEqual(bySql.totals);
  const ranked = searchMemory({ query, indexes: [index], page: 1, perPage: 50, order: 'relevance' }).verses.map(
    ({ key }) => verseIdOfKey(key),
  );
  if (!isEstimated(query)) expect(ranked, label).toEqual(bySql.best);
  return {
    found: bySql.ids.length,
    isReckoned: isEstimated(query),
    isRankedAlike: String(ranked) === String(bySql.best),
  };
}

function material(code: string): QueryMaterial {
  const { pack } = indexOf(code);
  const texts = Array.from({ length: 2_000 }, (_, at) => readVerse(pack, (at * 7_919) % pack.ids.length).text);
  const kinds = pack.tagKinds.filter((_, at) => at % 37 === 0);
  return {
    texts,
    numbers: [...kinds.map(({ number }) => number), 'H430', 'H3068', 'H1254', 'G26', 'G2316', 'H853'],
    codes: [
      ...kinds
        .flatMap(({ morphology }) => morphology ?? [])
        .map((code2) => code2.split('/').at(-1)?.replace(/^H/, '') ?? 'Vq*'),
      'Vq*',
      'Nc*',
      'Vqp3ms',
      'C',
      'R',
    ],
  };
}

describe.each(['kjv_strongs', 'wlc'])('%s', (code) => {
  it('encodes and decodes every verse', () => {
    const { pack } = indexOf(code);
    const markNames = ['kjv', 'words', 'parsed', ...spanKinds, 'links'] as const;
    const otherwise = readVerses(askLibrary, pack.head.version.id).flatMap(({ id, text, marks }, verse) => {
      const wanted = {
        id,
        text,
        marks: Object.fromEntries(markNames.flatMap((name) => (name in marks ? [[name, marks[name]]] : []))),
      };
      return JSON.stringify(readVerse(pack, verse)) === JSON.stringify(wanted) ? [] : [wanted];
    });
    expect(otherwise).toEqual([]);
    expect(pack.ids.length).toBeGreaterThan(23_000);
  });

  it(`answers ${rounds} random queries as the library does`, () => {
    const random = seededBelow(seed);
    const own = material(code);
    const compared = Array.from({ length: rounds }, () => compare(randomQuery(random, own), indexOf(code)));
    const valid = compared.filter((each) => each !== undefined);
    // Otherwise the queries would prove nothing.
    expect(valid.length / rounds).toBeGreaterThan(0.8);
    expect(valid.filter(({ found }) => found > 0).length / rounds).toBeGreaterThan(0.5);
    expect(valid.filter(({ isRankedAlike }) => isRankedAlike).length / valid.length).toBeGreaterThan(0.9);
    if (process.env.LEXICON_ROUNDS)
      process.stdout.write(
        `${code}: ${rounds} made, ${valid.length} asked, ${valid.filter(({ found }) => found > 0).length} found something; ranked otherwise ${valid.filter(({ isRankedAlike }) => !isRankedAlike).length} of ${valid.filter((each) => each.isReckoned).length} reckoned\n`,
      );
  });

  it.each(['any', 'in pieces'] as const)(
    'finds tagged phrases in their verses, with the words before them: %s',
    (kind) => {
      const index = indexOf(code);
      const { pack } = index;
      const random = seededBelow(seed);
      const candidates = Array.from(pack.ids, (_, verse) => verse).filter(
        (verse) => kind === 'any' || readVerse(pack, verse).marks.words?.some(([, , , mark]) => mark === furtherPiece),
      );
      const missed: string[] = [];
      for (let round = 0; round < rounds && candidates.length > 0; round += 1) {
        const chosen = candidates[random(candidates.length)] ?? 0;
        const { text, marks } = readVerse(pack, chosen);
        const phrases = taggedPhrases(marks.words ?? []).filter(({ pieces }) => kind === 'any' || pieces.length > 1);
        const { mark, pieces } = phrases[random(phrases.length)] ?? {};
        const [start, end] = pieces?.[random(pieces.length)] ?? [0, 0];
        if (!mark || wordsOfText(text.slice(start, end)).length === 0) continue;
        const before = wordsOfText(text).filter((word) => word.end <= start);
        // The words before a later piece are inside the phrase: "not perish" of "should not perish".
        const from = before.at(-1 - random(3))?.start ?? start;
        const phrase = text.slice(from, end).replaceAll(/[“”„"]/g, ' ');
        const query = parsed(`"${phrase}" ${mark[2]}`);
        if (query?.node.kind !== 'tagged') continue;
        const bySql = searchSql(query, index).ids;
        expect(Array.from(findIn(query, index).verses, (verse) => pack.ids[verse])).toEqual(bySql);
        if (!bySql.includes(pack.ids[chosen] ?? 0)) missed.push(`${pack.ids[chosen]}: "${phrase}" ${mark[2]}`);
      }
      expect(missed).toEqual([]);
    },
  );

  it.each(queries)("gives the library's results for %s", (text) => {
    expect(compare(text, indexOf(code))).toBeDefined();
  });
});

it.each([
  '[V-AAI-3S]',
  '[V- 3AAI-S--] -G2036',
  '[aorist imperative]',
  'G25 [aorist imperative]',
  'G2036 [aorist indicative]',
  '[genitive] θεοῦ',
  '[passive] OR [noun dative plural]',
  'G3004 G2036',
  '2 Corinthians 13:12-14',
  'Phil 1:16',
])("gives the library's results in Greek for %s", (text) => {
  expect(compare(text, indexOf('sblgnt'))).toBeDefined();
});

describe('searches by form', () => {
  const folder = locatePackaged({
    name: 'Greek words',
    from: 'bibledit-cloud-data',
    files: [kingJamesMasterFile, ...morphgntFiles],
  });
  const readWords: Record<FormText, () => SourceWord[]> = {
    sblgnt: () => wordsOfMorphGnt(morphgntFiles.map((name) => join(folder ?? '', name))),
    tr: () => wordsOfMaster(join(folder ?? '', kingJamesMasterFile)),
    wlc: () => wordsOfOpenScriptures('node_modules/morphhb/wlc'),
  };
  const words = new Map<FormText, SourceWord[]>();

  it.skipIf(folder === undefined).each(formQuestions)(
    'of %s find %s in the verses of the source',
    (code, text, ...wanted) => {
      if (!words.has(code)) words.set(code, readWords[code]());
      const verses = versesWith(words.get(code) ?? [], ...wanted);
      expect(verses).toBeGreaterThan(0);
      expect(compare(text, indexOf(code))?.found).toBe(verses);
    },
  );
});

const equallyRanked = [
  'faith',
  'gold',
  'the',
  '"of gold"',
  '"in the beginning"',
  'lov*',
  'H430',
  'G26',
  'faith joy',
  'faith OR joy',
  '(faith OR hope) -love',
  'faith G4102',
  '~love',
  'the of and',
  'lord god',
  'H430 H3068',
  'case:LORD',
  'faith PROX(3) joy',
  'god faith in:NT',
  'god in:Ps,Rom',
  'faith OR joy in:Gen,Ps,Rom',
  'love in:gospels,1Jn',
  '-god lord in:Gen,Mal',
  'god in:Gen,Lev,Deut,Judg,1Sam,1Kgs,1Chr,Ezra,Esth,Ps,Eccl,Isa',
  'the Ps 1; Ps 3; Ps 5; Ps 7; Ps 9; Ps 11; Ps 13; Ps 15; Ps 17; Ps 119',
];
it.each(equallyRanked)('orders %s by relevance as FTS5 does', (text) => {
  expect(compare(text, indexOf('kjv_strongs'))).toMatchObject({ isRankedAlike: true });
});

it('merges versions verse by verse', () => {
  const both = ['wlc', 'kjv_strongs'].map(indexOf);
  const query = parsed('H430 in:Joel');
  if (!query) throw new Error('not read');
  const keys = both.flatMap((index) =>
    searchSql(query, index).ids.map((id) => ({ id, key: verseKey(index.pack.head.version.id, id) })),
  );
  const wanted = keys.sort((a, b) => a.id - b.id || a.key - b.key).map(({ key }) => key);
  const pages = [1, 2].flatMap((page) =>
    searchMemory({ query, indexes: both, page, perPage: 10, order: 'canonical' }).verses.map(({ key }) => key),
  );
  expect(pages).toEqual(wanted.slice(0, 20));
});
