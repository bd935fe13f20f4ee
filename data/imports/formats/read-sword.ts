import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { referenceParts } from '../columns.ts';
import { FileRefusedError } from '../formats.ts';
import type { ZipEntry } from '../container/unzip.ts';
import { filesSkippedMessage } from '../messages.ts';
import { hasWords, type ImportRecord } from '../record.ts';
import { readLooseSlot } from '../sword/loose-slot.ts';
import { nothingCarried, readOsisSlot } from '../sword/osis-slot.ts';
import { readRawEntries } from '../sword/raw-text.ts';
import { aboutSwordModule, decodeSword, parseSwordConf, type SwordConf } from '../sword/read-conf.ts';
import { readZText, SwordDamagedError } from '../sword/ztext.ts';
import { verseRecords } from './hidden-elements.ts';
import {
  compressionMessage,
  encryptedMessage,
  moduleFileMissingMessage,
  moduleNumberingMessage,
  moduleTypeMessage,
  noDescriptionMessage,
} from './messages.ts';

export interface SwordText {
  about: ReturnType<typeof aboutSwordModule>;
  records: Iterable<ImportRecord>;
}

const testaments = [
  { name: 'ot', first: 1, last: 39 },
  { name: 'nt', first: 40, last: 66 },
] as const;

/** Drivers of entries by verse, and how each stores them. */
const drivers: Record<string, { kind: 'zip' | 'raw' | 'dictionary'; sizeBytes: 2 | 4 }> = {
  ztext: { kind: 'zip', sizeBytes: 2 },
  ztext4: { kind: 'zip', sizeBytes: 4 },
  zcom: { kind: 'zip', sizeBytes: 2 },
  zcom4: { kind: 'zip', sizeBytes: 4 },
  rawtext: { kind: 'raw', sizeBytes: 2 },
  rawtext4: { kind: 'raw', sizeBytes: 4 },
  rawcom: { kind: 'raw', sizeBytes: 2 },
  rawcom4: { kind: 'raw', sizeBytes: 4 },
  rawld: { kind: 'dictionary', sizeBytes: 2 },
  rawld4: { kind: 'dictionary', sizeBytes: 4 },
};
const driverNames = 'zText, zCom, RawText, RawCom and RawLD';

/** Reads a zipped SWORD module: `mods.d/*.conf` and its data files. Throws {@link FileRefusedError}. */
export function readSword(archive: string, files: readonly ZipEntry[]): SwordText {
  const descriptions = files.filter(({ name }) => /(?:^|\/)mods\.d\/[^/]+\.conf$/.test(name));
  const [first] = descriptions;
  if (!first) throw new FileRefusedError(noDescriptionMessage(archive));
  const conf = parseSwordConf(first.bytes);
  const [driver, numbering] = [conf.get('moddrv') ?? '', conf.get('versification') ?? 'KJV'];
  if (conf.get('cipherkey') !== undefined) throw new FileRefusedError(encryptedMessage(archive));
  const how = drivers[driver.toLowerCase()];
  if (!how) throw new FileRefusedError(moduleTypeMessage(archive, driver, driverNames));
  if (numbering !== 'KJV') throw new FileRefusedError(moduleNumberingMessage(archive, numbering));
  if ((conf.get('compresstype') ?? 'ZIP').toUpperCase() !== 'ZIP' && how.kind === 'zip')
    throw new FileRefusedError(compressionMessage(archive, conf.get('compresstype') ?? ''));
  const module = { conf, files: filesOf(conf, files), ...how };
  const others = descriptions.slice(1).map(({ name }) => name);
  const remark: ImportRecord[] =
    others.length > 0 ? [{ kind: 'remark', message: filesSkippedMessage(archive, others, 0) }] : [];
  return {
    about: aboutSwordModule(conf),
    records: [
      ...remark,
      ...(how.kind === 'dictionary'
        ? readDictionary(module)
        : testaments.flatMap(({ name, first: from, last }) => readTestament(module, name, from, last))),
    ],
  };
}

interface Module {
  conf: SwordConf;
  files: readonly ZipEntry[];
  kind: 'zip' | 'raw' | 'dictionary';
  sizeBytes: 2 | 4;
}

/** The files in the folder of the module, because an archive can have several. */
function filesOf(conf: SwordConf, files: readonly ZipEntry[]): readonly ZipEntry[] {
  const path = (conf.get('datapath') ?? '')
    .toLowerCase()
    .replace(/^\.?\//, '')
    .replace(/\/$/, '');
  const own = files.filter(({ name }) => path !== '' && name.toLowerCase().includes(`${path}/`));
  // The path of a dictionary ends with the name of its files.
  const named = files.filter(({ name }) => path !== '' && name.toLowerCase().includes(`${path}.`));
  return own.length > 0 ? own : named.length > 0 ? named : files;
}

function readTestament(module: Module, name: 'ot' | 'nt', first: number, last: number): ImportRecord[] {
  const file = (ending: string): Uint8Array | undefined =>
    module.files.find((each) => `/${each.name.toLowerCase()}`.endsWith(`/${name}${ending}`))?.bytes;
  const missing = (label: string, which: string): ImportRecord[] => [
    { kind: 'broken', location: { file: label, line: 1 }, reason: moduleFileMissingMessage(which) },
  ];
  const encoding = module.conf.get('encoding');
  const decode = (bytes: Uint8Array): string => decodeSword(bytes, encoding);
  // The first letter says what a block has: a book, a chapter or a verse.
  const block = ['b', 'c', 'v'].find((each) => file(`.${each}zv`) ?? file(`.${each}zs`) ?? file(`.${each}zz`)) ?? 'b';
  const label = module.kind === 'raw' ? name : `${name}.${block}zz`;
  try {
    if (module.kind === 'raw') {
      const [text, index] = [file(''), file('.vss')];
      if (!text || !index) return text || index ? missing(label, `two files (${name}, ${name}.vss)`) : [];
      const entries = readRawEntries(label, { text, index }, module.sizeBytes).map(decode);
      return [...readSlots(label, entries, first, last)];
    }
    const [bzs, bzv, bzz] = [file(`.${block}zs`), file(`.${block}zv`), file(`.${block}zz`)];
    if (!bzs || !bzv || !bzz)
      return bzs || bzv || bzz ? missing(label, `three files (${block}zs, ${block}zv, ${block}zz)`) : [];
    const slots = readZText(name, { bzs, bzv, bzz }, { sizeBytes: module.sizeBytes, decode });
    return [...readSlots(label, slots, first, last)];
  } catch (error) {
    const reason = error instanceof SwordDamagedError || error instanceof TypeError ? error.message : undefined;
    if (reason === undefined) throw error;
    return [{ kind: 'broken', location: { file: label, line: 1 }, reason }];
  }
}

/**
 * Slots use the King James versification: module, testament, then each book's heading, each chapter's heading, and its
 * verses.
 */
function* readSlots(file: string, slots: readonly string[], first: number, last: number): Generator<ImportRecord> {
  let [slot, carried] = [2, nothingCarried];
  const heading = function* (at: number): Generator<ImportRecord> {
    const { content, skipped } = readLooseSlot(slots[at] ?? '');
    const text = typeof content === 'string' ? content : content.tagged;
    const notes = typeof content === 'string' ? [] : content.notes.map((note) => note.text);
    const quote = [...skipped.map((each) => each.quote), text, ...notes].join(' ').replace(/\s+/g, ' ').trim();
    if (hasWords(quote)) yield { kind: 'skipped', location: { file, line: at + 1 }, what: 'an introduction', quote };
  };
  yield* heading(0);
  yield* heading(1);
  for (const { number } of books.slice(first - 1, last)) {
    yield* heading(slot);
    slot += 1;
    for (const [index, count] of verseCounts(number, 'kjv').entries()) {
      yield* heading(slot);
      slot += 1;
      for (let verse = 1; verse <= count; verse += 1, slot += 1) {
        const source = slots[slot] ?? '';
        if (source.trim() === '') continue;
        const location = { file, line: slot + 1 };
        const about = { kind: 'verse' as const, location, book: String(number), chapter: String(index + 1) };
        try {
          const read = readOsisSlot(source, file, carried, { keepReferences: true });
          carried = read.carried;
          if (read.skipped) yield { kind: 'skipped', location, what: '<title>', quote: read.skipped };
          if (read.title) yield { ...about, verse: '0', content: read.title };
          yield { ...about, verse: String(verse), content: { text: read.text, marks: read.marks } };
        } catch {
          // Other markup than that of the King James module.
          carried = nothingCarried;
          yield* verseRecords({ ...about, verse: String(verse) }, readLooseSlot(source));
        }
      }
    }
  }
  for (let more = slot; more < slots.length; more += 1) yield* heading(more);
}

/** Reads a dictionary whose keys are references: `GENESIS 1:1`. Other keys are reported. */
function* readDictionary({ files, conf, sizeBytes }: Module): Generator<ImportRecord> {
  const file = (ending: string): ZipEntry | undefined => files.find(({ name }) => name.toLowerCase().endsWith(ending));
  const [text, index] = [file('.dat'), file('.idx')];
  const label = text?.name.split('/').at(-1) ?? 'the module';
  if (!text || !index)
    return yield {
      kind: 'broken',
      location: { file: label, line: 1 },
      reason: 'one of its two files (dat, idx) is missing',
    };
  try {
    const entries = readRawEntries(label, { text: text.bytes, index: index.bytes }, sizeBytes);
    for (const [at, bytes] of entries.entries()) {
      const location = { file: label, line: at + 1 };
      const [, key = '', entry = ''] =
        /^([^\r\n]*)\r?\n?([\s\S]*)$/.exec(decodeSword(bytes, conf.get('encoding'))) ?? [];
      const { book, chapter, verse } = referenceParts.exec(key.trim().replace(/\\$/, ''))?.groups ?? {};
      if (book && chapter && verse)
        yield* verseRecords({ kind: 'verse', location, book, chapter, verse }, readLooseSlot(entry));
      else if (bytes.length > 0)
        yield {
          kind: 'error',
          location,
          quote: key,
          reason: 'the key of an entry must be a reference such as "Genesis 1:1"',
        };
    }
  } catch (error) {
    if (!(error instanceof SwordDamagedError)) throw error;
    yield { kind: 'broken', location: { file: label, line: 1 }, reason: error.message };
  }
}
