import type { RelatedPassage, VerseReferenceLink, VerseReferences } from '#data/reading/contract/cross-references.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { passagesAt, type RelatedPassages } from '#data/reading/related-passages.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { labelOfRange, mergeRanges, type VerseRange } from '#data/search/language/verse-ranges.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { chapterOf, formatVerse, verseIdOfKey, versionKeyUnit, type VerseId } from '#data/bible/verse-id.ts';
import type { BatchPlan } from '../database/batch.ts';
import type { Catalog } from '../versions/catalog.ts';

interface SharedEntry {
  number: string;
  lemma: string;
  gloss: string;
}

/**
 * Plans to read what a verse is related to: its references in the Treasury, quotations and parallels, and the verses
 * that share its rare words, nearest first, with their text in the first King James–numbered version.
 */
export function planCrossReferences(plan: BatchPlan, { versions }: Catalog, verse: VerseId): () => VerseReferences {
  // The ids use the King James versification.
  const shown = versions.find(({ versification }) => versification === 'kjv');
  const jsonPath = `$."${verse}"`;
  const chapter = chapterOf(verse);
  const others = sql`(SELECT value FROM cross_references AS c, json_each(c.verses, ${jsonPath}) WHERE c.chapter = ${chapter})`;
  const read = plan.add<{ others: string | null; treasury: string | null; passages: string }>(
    sql`SELECT verses -> ${jsonPath} AS others, treasury -> ${jsonPath} AS treasury, passages FROM cross_references WHERE chapter = ${chapter}`,
  );
  const texts = plan.add<{ key: number; text: string }>(
    sql`SELECT v.key, v.text FROM ${others} AS o CROSS JOIN verses AS v ON v.key = ${shown?.id ?? 0} * ${versionKeyUnit} + json_extract(o.value, '$[0]')`,
  );
  const shared = plan.add<SharedEntry>(
    sql`SELECT e.number, e.lemma, e.gloss FROM (SELECT DISTINCT n.value AS number FROM ${others} AS o, json_each(o.value, '$[1]') AS n) AS s CROSS JOIN entries AS e ON e.number = s.number`,
  );
  return () => {
    const [row] = read();
    if (!row || !shown) return { treasury: [], passages: [], references: [] };
    const linkOf = (range: VerseRange): VerseReferenceLink => ({
      id: range[0],
      reference: labelOfRange(range),
      href: verseLink(shown.code, range[0]),
    });
    const textOf = new Map(texts().map(({ key, text }) => [verseIdOfKey(key), text]));
    const entryOf = new Map(shared().map((entry) => [entry.number, entry]));
    const pairs = JSON.parse(row.others ?? '[]') as [VerseId, EntryNumber[]][];
    const listed = JSON.parse(row.treasury ?? '[]') as VerseId[];
    return {
      treasury: mergeRanges(listed.map((id) => [id, id])).map(linkOf),
      passages: passagesAt([verse, verse], JSON.parse(row.passages) as RelatedPassages[]).map(
        ({ relation, agreesWithSeptuagint, at, others: passages }): RelatedPassage => ({
          relation,
          agreesWithSeptuagint,
          at: labelOfRange(at),
          passages: passages.map(linkOf),
        }),
      ),
      references: pairs.flatMap(([id, numbers]) => {
        const text = textOf.get(id);
        if (text === undefined) return [];
        const link = { id, reference: formatVerse(id), href: verseLink(shown.code, id) };
        return [{ ...link, text, shared: numbers.flatMap((number) => entryOf.get(number) ?? []) }];
      }),
    };
  };
}
