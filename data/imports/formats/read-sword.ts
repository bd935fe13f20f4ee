import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { FileRefusedError } from '../formats.ts';
import type { ZipEntry } from '../container/unzip.ts';
import type { ImportRecord } from '../record.ts';
import { nothingCarried, readOsisSlot } from '../sword/osis-slot.ts';
import { readZText, SwordDamagedError } from '../sword/ztext.ts';
import {
  encryptedMessage,
  moduleFileMissing,
  moduleNumberingMessage,
  moduleTypeMessage,
  noDescriptionMessage,
} from './messages.ts';

export interface SwordText {
  name: string;
  language: string;
  records: Iterable<ImportRecord>;
}

const testaments = [
  { name: 'ot', first: 1, last: 39 },
  { name: 'nt', first: 40, last: 66 },
] as const;

/** Reads a zipped SWORD module: `mods.d/*.conf` and the zText files. Throws {@link FileRefusedError}. */
export function readSword(archive: string, files: readonly ZipEntry[]): SwordText {
  const conf = files.find(({ name }) => /(?:^|\/)mods\.d\/[^/]+\.conf$/.test(name));
  if (!conf) throw new FileRefusedError(noDescriptionMessage(archive));
  const settings = readConf(new TextDecoder().decode(conf.bytes));
  const [driver, numbering] = [settings.get('moddrv') ?? '', settings.get('versification') ?? 'KJV'];
  if (settings.get('cipherkey') !== undefined) throw new FileRefusedError(encryptedMessage(archive));
  if (driver.toLowerCase() !== 'ztext') throw new FileRefusedError(moduleTypeMessage(archive, driver));
  if (numbering !== 'KJV') throw new FileRefusedError(moduleNumberingMessage(archive, numbering));
  return {
    name: settings.get('description') ?? '',
    language: settings.get('lang') ?? '',
    records: testaments.flatMap(({ name, first, last }) => readTestament(files, name, first, last)),
  };
}

function readConf(text: string): Map<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string][] => {
      const at = line.indexOf('=');
      return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}

function readTestament(files: readonly ZipEntry[], name: 'ot' | 'nt', first: number, last: number): ImportRecord[] {
  const file = (ending: string): Uint8Array | undefined =>
    files.find((each) => each.name.toLowerCase().endsWith(`/${name}.${ending}`))?.bytes;
  const [bzs, bzv, bzz] = [file('bzs'), file('bzv'), file('bzz')];
  const location = { file: `${name}.bzz`, line: 1 };
  if (!bzs || !bzv || !bzz) return bzs || bzv || bzz ? [{ kind: 'broken', location, reason: moduleFileMissing }] : [];
  try {
    return [...readSlots(`${name}.bzz`, readZText(name, { bzs, bzv, bzz }), first, last)];
  } catch (error) {
    if (!(error instanceof SwordDamagedError)) throw error;
    return [{ kind: 'broken', location, reason: error.message }];
  }
}

/**
 * Slots use the King James versification: module, testament, then each book's heading, each chapter's heading, and its
 * verses.
 */
function* readSlots(file: string, slots: readonly string[], first: number, last: number): Generator<ImportRecord> {
  let [slot, carried] = [2, nothingCarried];
  for (const { number } of books.slice(first - 1, last)) {
    slot += 1;
    for (const [index, count] of verseCounts(number, 'kjv').entries()) {
      slot += 1;
      for (let verse = 1; verse <= count; verse += 1, slot += 1) {
        const source = slots[slot] ?? '';
        if (source.trim() === '') continue;
        const about = { location: { file, line: slot + 1 }, book: String(number), chapter: String(index + 1) };
        try {
          const read = readOsisSlot(source, file, carried);
          carried = read.carried;
          if (read.title) yield { kind: 'verse', ...about, verse: '0', content: read.title };
          yield { kind: 'verse', ...about, verse: String(verse), content: { text: read.text, marks: read.marks } };
        } catch {
          // Unknown markup of other modules: yields the text without marks, and the report says so.
          carried = nothingCarried;
          yield { kind: 'verse', ...about, verse: String(verse), content: withoutMarks(source) };
        }
      }
    }
  }
}

const numberedWord = /<w\b[^<>]*?strong:(?<number>[HG]\d+)[^<>]*>(?<word>[^<]*)<\/w>/g;

/** Returns the words and Strong's numbers of a slot with unknown markup, without notes and titles. */
function withoutMarks(osis: string): string {
  return osis
    .replace(/<(?<name>note|title)\b[^<>]*>.*?<\/\k<name>>/gs, '')
    .replace(numberedWord, '$<word>{$<number>}')
    .replace(/<(?!\/?(?:l|lg|lb|p|div)\b)[^<>]*>/g, '');
}
