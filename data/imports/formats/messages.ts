import { formatCount } from '#data/site/count-text.ts';

/** Most of these follow the location and a quotation: `line 5 of x.txt: "3 text" is not a verse; …`. */
export const moduleLineRule = 'a line must be "book|chapter|verse|text", starting with three numbers';
export const osisIdRule = 'an osisID must look like "Gen.1.1"';
export const lineReferenceRule = 'a line must begin with a reference such as "Genesis 1:1"';
export const bookCodeRule = 'a line must begin with a book code such as 01O';
export const referenceNotRecognized = 'its reference does not look like "Genesis 1:1"';
export const columnsNotRecognized =
  'the columns for book, chapter, verse and text are not recognized. Name them in the first row, or choose them';

export function tooLongMessage(max: number): string {
  return `it is longer than ${formatCount(max)} characters`;
}

export function invalidJsonMessage(reason: string): string {
  return `it is not valid JSON: ${reason}`;
}

export function noVerseTableMessage(tables: readonly string[]): string {
  const names = tables.length > 0 ? ` (there are: ${tables.join(', ')})` : '';
  return `no table contains verses; it needs columns such as book, chapter, verse and text${names}`;
}

/** `statements` are for example "2 × SET". */
export function skippedStatementsMessage(statements: readonly string[]): string {
  return `Skipped statements (never executed): ${statements.join(', ')}.`;
}

export function notBibleDatabaseMessage(file: string): string {
  return `${file} is a database, but neither a MyBible nor a MySword module: it has no table of verses. Upload the database of such a module.`;
}

export function noDescriptionMessage(archive: string): string {
  return `${archive} has no module description (mods.d/*.conf). Upload the zip file of the whole module.`;
}

export function encryptedMessage(archive: string): string {
  return `${archive} is an encrypted module. Upload a module that is not encrypted.`;
}

export function moduleTypeMessage(archive: string, driver: string, supported: string): string {
  return `${archive} is a SWORD module of type ${driver}; only ${supported} are supported. Get this text in another format, for example OSIS, and upload that.`;
}

export function moduleNumberingMessage(archive: string, numbering: string): string {
  return `${archive} uses the verse numbering ${numbering}; only KJV is supported. Get this text in another format, for example OSIS, and upload that.`;
}

/** `files` is for example "three files (bzs, bzv, bzz)". */
export function moduleFileMissingMessage(files: string): string {
  return `one of its ${files} is missing`;
}

export function compressionMessage(archive: string, type: string): string {
  return `${archive} is packed as ${type}; only ZIP is supported. Get this text in another format, for example OSIS, and upload that.`;
}
