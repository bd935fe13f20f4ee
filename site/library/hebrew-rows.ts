import * as z from 'zod';

/** Validates the rows of a file of learning content. Throws an error that names the file, the row and the field. */
export function hebrewRows<Row extends z.ZodType>(file: string, row: Row, content: unknown): z.infer<Row>[] {
  const { data, error } = z.array(row).safeParse(content);
  if (data) return data;
  const [first] = error.issues;
  const [index, ...field] = first?.path ?? [];
  const invalidRow = Array.isArray(content) ? JSON.stringify(content[Number(index)]) : 'not a list';
  throw new Error(
    `data/hebrew/content/${file}, row ${Number(index) + 1}, ${field.join('.') || 'row'}: ${first?.message ?? 'invalid'}, in ${invalidRow}`,
  );
}
