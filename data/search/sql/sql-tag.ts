/** A fragment of a statement: SQL text with a `?` for each bound parameter. */
export interface Sql {
  text: string;
  params: string[];
}

/** An interpolated value: a fragment, a whole number (written into the text, which is safe), or a text (bound). */
type Value = Sql | number | string;

/** Throws on a number that is not whole. */
export function sql(strings: TemplateStringsArray, ...values: Value[]): Sql {
  const params: string[] = [];
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
      text += value;
    } else if (typeof value === 'string') {
      text += '?';
      params.push(value);
    } else {
      text += value.text;
      params.push(...value.params);
    }
    text += strings[index + 1] ?? '';
  }
  return { text, params };
}

export const nothing: Sql = { text: '', params: [] };

export function join(parts: readonly Sql[], separator: string): Sql {
  return { text: parts.map(({ text }) => text).join(separator), params: parts.flatMap(({ params }) => params) };
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
