/**
 * Rows as CSV by RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front, since what
 * people type ends up here.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
