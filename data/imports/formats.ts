/** Every supported format, with its name for the UI. */
export const formats = {
  module: 'Bible SuperSearch module',
  plain: 'Plain text, a verse a line',
  table: 'Table (CSV or TSV)',
  spreadsheet: 'Spreadsheet (XLSX)',
  sql: 'SQL dump',
  json: 'JSON',
  osis: 'OSIS XML',
  usfm: 'USFM',
  usx: 'USX',
  usfx: 'USFX',
  zefania: 'Zefania XML',
  unbound: 'Unbound Bible',
  mybible: 'MyBible module',
  mysword: 'MySword module',
  sword: 'SWORD module',
} as const;
export type FormatId = keyof typeof formats;

/** A file that cannot be imported. The message says in full sentences what the file seems to be and how to fix it. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
  /** Encodings in which the file can be read. */
  readonly choices: readonly string[];
  constructor(message: string, choices: readonly string[] = []) {
    super(message);
    this.choices = choices;
  }
}
