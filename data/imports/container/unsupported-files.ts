/** Signatures of unsupported files, with instructions for the user. */
const signatures: [bytes: number[], at: number, what: string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 0, 'a Word document or old spreadsheet. Save it as plain text (UTF-8), or as XLSX'],
  [[0x25, 0x50, 0x44, 0x46], 0, 'a PDF. Upload its text as plain text (UTF-8)'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 0, 'a document in rich text. Save it as plain text (UTF-8)'],
  [[0x37, 0x7a, 0xbc, 0xaf], 0, 'a 7z archive. Compress it as a zip file'],
  [[0x52, 0x61, 0x72, 0x21], 0, 'a RAR archive. Compress it as a zip file'],
  [[0x42, 0x5a, 0x68], 0, 'packed with bzip2. Compress it as a zip file'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 0, 'packed with xz. Compress it as a zip file'],
  [[0x75, 0x73, 0x74, 0x61, 0x72], 257, 'a tar archive. Compress it as a zip file'],
  [[0x89, 0x50, 0x4e, 0x47], 0, 'a picture. Upload the text of the Bible'],
  [[0xff, 0xd8, 0xff], 0, 'a picture. Upload the text of the Bible'],
  [[0x47, 0x49, 0x46, 0x38], 0, 'a picture. Upload the text of the Bible'],
  [[0x7f, 0x45, 0x4c, 0x46], 0, 'a program. Upload the text of the Bible'],
  [[0x4d, 0x5a, 0x90], 0, 'a program. Upload the text of the Bible'],
];

export function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, index) => bytes[at + index] === byte);
}

/** Describes an unsupported file with instructions: "a PDF. Bring …"; `undefined` for any other file. */
export function describeUnsupportedFile(bytes: Uint8Array): string | undefined {
  return signatures.find(([start, at]) => startsWith(bytes, start, at))?.[2];
}

/** Documents that are zip archives, each identified by a file inside. */
const packedDocuments: [file: RegExp, what: string][] = [
  [/^word\/document\.xml$/, 'a Word document. Save it as plain text (UTF-8)'],
  [/^ppt\/presentation\.xml$/, 'a presentation. Upload the text as plain text (UTF-8)'],
  [/^META-INF\/container\.xml$/, 'an e-book. Upload the text as plain text (UTF-8), USFM or OSIS'],
  [/^content\.xml$/, 'an OpenDocument file. Save it as plain text (UTF-8), or as XLSX'],
];

export function describeZippedDocument(names: readonly string[]): string | undefined {
  return packedDocuments.find(([file]) => names.some((name) => file.test(name)))?.[1];
}
