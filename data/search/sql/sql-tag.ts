/** A piece of a statement: SQL text, or a value. */
type Chunk = { text: string } | number | string;

/** A fragment of a statement. */
export interface Sql {
  readonly chunks: readonly Chunk[];
  /**
   * The statement for D1, with a `?` for each string. D1 binds at most 100 values and numbers as REAL, so whole numbers
   * are part of the text.
   */
  readonly text: string;
  readonly params: string[];
}

/** An interpolated value is a fragment, a whole number, or a string. Throws on a number that is not whole. */
export function sql(strings: TemplateStringsArray, ...values: (Sql | number | string)[]): Sql {
  return fragment(strings.flatMap((text, index) => [{ text }, ...chunksOf(values[index] ?? nothing)]));
}

function chunksOf(value: Sql | number | string): readonly Chunk[] {
  if (typeof value === 'object') return value.chunks;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return [value];
}

function fragment(chunks: readonly Chunk[]): Sql {
  return {
    chunks,
    get text() {
      return chunks
        .map((chunk) => (typeof chunk === 'object' ? chunk.text : typeof chunk === 'number' ? chunk : '?'))
        .join('');
    },
    get params() {
      return chunks.filter((chunk) => typeof chunk === 'string');
    },
  };
}

/** The statement for SQLite itself, which binds a bigint as INTEGER: its text is the same for all values. */
export function bindAll({ chunks }: Sql): { text: string; params: (bigint | string)[] } {
  return {
    text: chunks.map((chunk) => (typeof chunk === 'object' ? chunk.text : '?')).join(''),
    params: chunks
      .filter((chunk) => typeof chunk !== 'object')
      .map((value) => (typeof value === 'number' ? BigInt(value) : value)),
  };
}

export const nothing = fragment([]);

/** Text that is not escaped. */
export function rawSql(text: string): Sql {
  return fragment([{ text }]);
}

export function join(parts: readonly Sql[], separator: string): Sql {
  return fragment(parts.flatMap(({ chunks }, index) => (index > 0 ? [{ text: separator }, ...chunks] : chunks)));
}

/** Each condition with " AND " before it. */
export function andAll(conditions: readonly Sql[]): Sql {
  return join(
    conditions.map((condition) => sql` AND ${condition}`),
    '',
  );
}

/** The list for an IN condition: texts, each bound. */
export function listOf(texts: readonly string[]): Sql {
  return join(
    texts.map((text) => sql`${text}`),
    ', ',
  );
}
