/** Every format that is read, as a screen names it. */
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

/** A file that is not taken. The message says what it seems to be and the way out, in sentences. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  /** `choices` are encodings in which the file could be read after all. */
  readonly choices: readonly string[];
  constructor(message: string, choices: readonly string[] = []) {
    super(message);
    this.choices = choices;
  }
}
