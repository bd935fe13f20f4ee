import { originalsOf, orderOf, partnersOf } from '../interlinear/interlinear-texts.ts';
import {
  findComparisonVersion,
  findVersion,
  versionInfo,
  type ReadableVersion,
  type ReadableVersions,
} from '../reading/readable-version.ts';
import { formatColumnCode, parseColumnCode } from './column-code.ts';
import { maxColumns } from './column-count.ts';
import { interlinearColumnMessage } from './messages.ts';

/** A version of a comparison. */
export interface ComparisonColumn extends ReadableVersion {
  /** Whether its words are shown one by one, with those of another text. */
  isInterlinear: boolean;
}

export const minColumns = 2;

/**
 * `undefined` for a version that is not loaded. A text without Strong's numbers has no interlinear view, so it is shown
 * as text.
 */
export function findColumn(readable: ReadableVersions, code: string): ComparisonColumn | undefined {
  const asked = parseColumnCode(code);
  const version = findVersion(readable, asked.code);
  return version && { ...version, isInterlinear: asked.isInterlinear && version.rows.taggedWords > 0 };
}

/** The requested columns. If too few are given for a comparison, the default version and its counterpart are added. */
export function chooseColumns(readable: ReadableVersions, codes: readonly string[]): ComparisonColumn[] {
  const asText = (version: ReadableVersion | undefined): ComparisonColumn | undefined =>
    version && { ...version, isInterlinear: false };
  const requested = codes.map((code) => findColumn(readable, code));
  const [usual, ...others] = readable.versions.map(({ code }) => asText(findVersion(readable, code)));
  const all =
    requested.length < minColumns
      ? [...requested, usual, asText(findComparisonVersion(readable)), ...others]
      : requested;
  // Two codes of one text are the same column.
  const columns = all.filter((each) => each !== undefined);
  const distinct = new Map(
    columns.toReversed().map((each) => [`${each.rows.id} ${each.restored} ${each.isInterlinear}`, each]),
  );
  return columns
    .filter((each) => [...distinct.values()].includes(each))
    .slice(0, Math.min(maxColumns, Math.max(minColumns, requested.length)));
}

/**
 * The versions that are read in addition: the originals through which the words of the columns are linked, and the
 * translations whose words are shown under an original. `books` are those of the passage.
 */
export function linkingVersions(
  readable: ReadableVersions,
  columns: readonly ComparisonColumn[],
  books: readonly number[],
): ReadableVersion[] {
  const tagged = columns.filter(({ rows }) => rows.taggedWords > 0);
  const isLinked = new Set(tagged.map(({ rows }) => rows.id)).size > 1;
  const neededFor = (column: ComparisonColumn, book: number): ReadableVersion[] => [
    ...(isLinked || column.isInterlinear ? originalsOf(readable, column, book) : []),
    ...(column.isInterlinear && orderOf(column) === 'original' ? partnersOf(readable, column, book).slice(0, 1) : []),
  ];
  const needed = tagged.flatMap((column) => books.flatMap((book) => neededFor(column, book)));
  const shown = new Set(columns.filter(({ restored }) => !restored).map(({ rows }) => rows.id));
  return [...new Map(needed.map((version) => [version.rows.id, version])).values()].filter(
    ({ rows }) => !shown.has(rows.id),
  );
}

/** The text that has the original words of a column in a book: the column itself, if it is an original. */
export function originalOf(readable: ReadableVersions, column: ReadableVersion, book: number): ReadableVersion {
  return originalsOf(readable, column, book)[0] ?? column;
}

/** The column for a response about a passage of these books. */
export function columnInfo(readable: ReadableVersions, column: ComparisonColumn, books: readonly number[]) {
  const { version, label, ...info } = versionInfo(column);
  const { isInterlinear } = column;
  const order = orderOf(column);
  const [book = 1] = books;
  // An original has a translation only in the books of its testament.
  const partners = books.flatMap((each) =>
    order === 'original' ? partnersOf(readable, column, each).slice(0, 1) : originalOf(readable, column, each),
  );
  const translation = order === 'original' ? partners[0] : column;
  const shown = isInterlinear ? [column, ...partners] : [column];
  return {
    version: formatColumnCode({ code: version, isInterlinear }),
    label: isInterlinear ? interlinearColumnMessage(label) : label,
    ...info,
    ...(shown.some(({ rows }) => rows.isImported) && { isImported: true as const }),
    ...(isInterlinear && {
      interlinear: order,
      original: originalOf(readable, column, book).version,
      ...(translation && { translation: translation.version }),
    }),
  };
}
