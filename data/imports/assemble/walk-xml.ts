import { xmlPieces, type XmlHandler } from '../container/xml.ts';
import type { ImportRecord } from '../record.ts';
import { VerseAssembler } from './verse-assembler.ts';

const linePattern = /, line (?<line>\d+): (?<reason>.*)$|:(?<saxes>\d+):\d+: (?<saxesReason>.*)$/s;

/** Walks an uploaded XML document. An error becomes a record with its line. */
export function* walkXml(
  file: string,
  xml: string,
  createHandler: (verses: VerseAssembler) => XmlHandler,
): Generator<ImportRecord> {
  const verses = new VerseAssembler(file);
  try {
    for (const _ of xmlPieces(file, xml, createHandler(verses), { doctype: 'refused' })) yield* verses.takeRecords();
    verses.endBook();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const groups = linePattern.exec(message)?.groups;
    verses.broken(Number(groups?.line ?? groups?.saxes ?? 1), groups?.reason ?? groups?.saxesReason ?? message);
  }
  yield* verses.takeRecords();
}
