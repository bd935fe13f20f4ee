import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const textOnlyAdvice = 'The text of a Bible is smaller. Upload only the text.';
export const fileListMissing = 'its list of files is missing';
export const fileListIncomplete = 'its list of files is incomplete';
export const doctypeNotAllowed =
  'it has a DOCTYPE, which is not allowed because it can declare entities. Delete that line of the file';

export function encodingNotReadMessage(name: string, encoding: string): string {
  return `${name} cannot be read as ${encoding} on this device. Save it as plain text (UTF-8).`;
}

export function wrongEncodingMessage(name: string, encoding: string): string {
  return `${name} is not ${encoding}. Choose another encoding, or save it as plain text (UTF-8).`;
}

export function cannotUnpackMessage(name: string): string {
  return `${name} cannot be unpacked, because it is damaged. Create the archive again.`;
}

export function unpacksTooLargeMessage(name: string, megabytes: number, advice: string): string {
  return `${name} unpacks to more than ${megabytes} MB. ${advice}`;
}

export function tooManyFilesMessage(archive: string, count: number, max: number): string {
  return `${archive} contains ${formatCountOf(count, 'file')}; the limit is ${formatCount(max)}. Put fewer files in it.`;
}

export function leadsOutMessage(archive: string, name: string): string {
  return `${archive} contains a file named "${name}", which leads out of its folder. Create the archive again.`;
}

export function nameTooLongMessage(archive: string, length: number): string {
  return `${archive} contains a file whose name has ${length} characters. Shorten the name.`;
}

export function passwordMessage(archive: string, name: string): string {
  return `"${name}" in ${archive} is protected by a password. Create the archive without one.`;
}

export function archiveInArchiveMessage(archive: string, name: string): string {
  return `${archive} contains another archive, "${name}". Unpack that archive and upload its content.`;
}

export function unsupportedCompressionMessage(file: string): string {
  return `${file} uses an unsupported compression method. Compress it as a zip file.`;
}

export function damagedArchiveMessage(archive: string, what: string): string {
  return `${archive} is damaged: ${what}. Download or create it again.`;
}

/** `encoding` is the probable encoding. */
export function notUtf8Message(name: string, line: number, encoding: string): string {
  return `Line ${formatCount(line)} of ${name} is not UTF-8. Read it as ${encoding}, or save it as plain text (UTF-8).`;
}

/** These four follow {@link damagedArchiveMessage}. */
export function positionMismatchMessage(name: string): string {
  return `the position of "${name}" does not match the list of files`;
}

export function incompleteMessage(name: string): string {
  return `"${name}" is incomplete`;
}

export function sizeMismatchMessage(name: string): string {
  return `the size of "${name}" does not match the list of files`;
}

export function wrongChecksumMessage(name: string): string {
  return `the checksum of "${name}" is wrong`;
}
