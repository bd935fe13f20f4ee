import type { EntryNumber } from '../dictionary/entry-number.ts';
import { chapterOf, formatVerse, verseIdOfKey, verseKey, type VerseId } from '../bible/verse-id.ts';
import { counterparts, type VerseMap } from '../bible/versification.ts';
import { labelOfRange, type VerseRange } from '../search/language/verse-ranges.ts';
import { sql } from '../search/sql/sql-tag.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';
import { chapterReference } from './chapter-reference.ts';
import type { Chapter, ChapterVerse, ReferenceLink } from './chapter.ts';
import { chooseReferences, type VerseReferences } from './choose-references.ts';
import { queryRows, type QueryLibrary } from './library-plan.ts';
import { verseLink } from './reading-paths.ts';
import { passagesAt, type PassageView, type RelatedPassages } from './related-passages.ts';

interface ReferenceArgs {
  version: LoadedVersion;
  versions: readonly LoadedVersion[];
  map: VerseMap;
}

type ChapterReferences = Pick<Chapter, 'references' | 'treasury' | 'passages'>;

/** More would push a page over its limit of bytes. Each verse's page has all of them. */
const maxPassages = 5;
const maxOthers = 4;

/** Cross-references are stored in the versification of the King James Version. */
export async function readChapterReferences(
  ask: QueryLibrary,
  args: ReferenceArgs,
  verses: readonly ChapterVerse[],
): Promise<ChapterReferences> {
  const ownIds = new Map(verses.map(({ id, marks }) => [marks.kjv ?? id, id]));
  const chapters = JSON.stringify([...new Set([...ownIds.keys()].map(chapterOf))]);
  const rows = await queryRows<{ verses: string; lead: string; passages: string }>(
    ask,
    sql`SELECT r.verses, r.lead, r.passages FROM json_each(${chapters}) AS s CROSS JOIN cross_references AS r ON r.chapter = s.value`,
  );
  const othersOf: Record<VerseId, VerseReferences['others']> = Object.assign(
    {},
    ...rows.map((row) => JSON.parse(row.verses) as object),
  );
  const chosen = chooseReferences(
    [...ownIds.keys()].flatMap((verse) => (othersOf[verse] ? [{ verse, others: othersOf[verse] }] : [])),
  );
  const lead = rows
    .flatMap((row) => JSON.parse(row.lead) as [verse: VerseId, others: VerseId[]][])
    .filter(([verse]) => ownIds.has(verse));
  const passages = choosePassages(
    [...ownIds.keys()],
    rows.flatMap((row) => JSON.parse(row.passages) as RelatedPassages[]),
  );
  const linkOf = await planLinks(ask, args, [
    ...lead.flatMap(([, others]) => others),
    ...passages.flatMap(({ others }) => others.map(([from]) => from)),
  ]);
  const glosses = await readGlosses(ask, [...new Set(chosen.flatMap(({ shared }) => shared))]);
  return {
    references: chosen.map((each) =>
      chapterReference(each, args.version, ownIds, args.map, (number) => glosses.get(number) ?? ''),
    ),
    treasury: lead.map(([verse, others]) => ({
      from: ownIds.get(verse) ?? verse,
      to: others.map((other) => linkOf([other, other])),
    })),
    passages: passages.map(({ relation, agreesWithSeptuagint, at: [from, to], others }) => ({
      relation,
      agreesWithSeptuagint,
      from: ownIds.get(from) ?? from,
      to: ownIds.get(to) ?? to,
      links: others.map(linkOf),
    })),
  };
}

/** The passages of these verses, the quotations first; in the order of the verses. */
function choosePassages(ids: readonly VerseId[], related: readonly RelatedPassages[]): PassageView[] {
  const [from, to] = [Math.min(...ids), Math.max(...ids)];
  // A set with passages in two chapters of these verses is in the rows of both.
  const sets = new Map(related.map((each) => [JSON.stringify(each), each]));
  return passagesAt([from, to], [...sets.values()])
    .slice(0, maxPassages)
    .map((view) => ({ ...view, others: view.others.slice(0, maxOthers) }))
    .sort((a, b) => a.at[0] - b.at[0]);
}

/** Links lead to the same version, or to the first that has all books where this one does not have the verse. */
async function planLinks(
  ask: QueryLibrary,
  { version, versions, map }: ReferenceArgs,
  ids: readonly VerseId[],
): Promise<(range: VerseRange) => ReferenceLink> {
  const own = (id: VerseId): VerseId => counterparts(id, 'kjv', version.versification, map)[0]?.id ?? id;
  const keys = JSON.stringify([...new Set(ids)].map((id) => verseKey(version.id, own(id))));
  const rows = await queryRows<{ key: number }>(
    ask,
    sql`SELECT v.key FROM json_each(${keys}) AS s CROSS JOIN verses AS v ON v.key = s.value`,
  );
  const known = new Set(rows.map(({ key }) => verseIdOfKey(key)));
  const other = versions.find(({ id, versification }) => versification === 'kjv' && id !== version.id) ?? version;
  return ([from, to]) => {
    const id = own(from);
    const hasVerse = known.has(id);
    const label = from === to ? formatVerse(hasVerse ? id : from, from) : labelOfRange([from, to]);
    return { label, href: hasVerse ? verseLink(version.code, id) : verseLink(other.code, from) };
  };
}

async function readGlosses(ask: QueryLibrary, numbers: readonly EntryNumber[]): Promise<Map<EntryNumber, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await queryRows<{ number: EntryNumber; gloss: string }>(
    ask,
    sql`SELECT e.number, e.gloss FROM json_each(${JSON.stringify(numbers)}) AS s CROSS JOIN entries AS e ON e.number = s.value`,
  );
  return new Map(rows.map((row) => [row.number, row.gloss]));
}
