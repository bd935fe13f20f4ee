import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { writeMarks, type MarkWriter, type NestedKind } from './nested-marks.ts';
import type { TextToWrite } from './text-to-write.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const spans: Record<NestedKind, [open: string, close: string]> = {
  supplied: ['<transChange type="added">', '</transChange>'],
  divineName: ['<divineName>', '</divineName>'],
  jesus: ['<q who="Jesus" marker="">', '</q>'],
};

const osis: MarkWriter = {
  text: escapeXml,
  word: (inner, numbers) => `<w lemma="${numbers.map((number) => `strong:${number}`).join(' ')}">${inner}</w>`,
  span: (kind, inner) => spans[kind].join(inner),
  note: (note) => `<note>${escapeXml(note)}</note>`,
  paragraph: () => '<milestone type="x-p"/>',
  line: (level) => `<l level="${level}" sID="l"/>`,
};

/**
 * Writes OSIS 2.1 with verses as containers. Paragraphs and lines, which can span verses, are milestones. Yields the
 * document in parts.
 */
export function* writeOsis({ code, name, language, licence, verses }: TextToWrite): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">
<osisText osisIDWork="${escapeXml(code)}" osisRefWork="Bible" xml:lang="${escapeXml(language)}">
<header><work osisWork="${escapeXml(code)}"><title>${escapeXml(name)}</title><rights>${escapeXml(licence)}</rights></work></header>\n`;
  let [lastBook, lastChapter] = [0, 0];
  for (const { id, text, marks } of verses) {
    const { book, chapter, verse } = splitVerseId(id);
    const { osis: osisId } = bookByNumber(book);
    if (lastChapter > 0 && (book !== lastBook || chapter !== lastChapter)) yield '</chapter>\n';
    if (book !== lastBook) {
      if (lastBook > 0) yield '</div>\n';
      yield `<div type="book" osisID="${osisId}">\n`;
    }
    if (book !== lastBook || chapter !== lastChapter) yield `<chapter osisID="${osisId}.${chapter}">\n`;
    [lastBook, lastChapter] = [book, chapter];
    const content = writeMarks(text, marks, osis);
    yield verse === 0
      ? `<title type="psalm" canonical="true" osisID="${osisId}.${chapter}">${content}</title>\n`
      : `<verse osisID="${osisId}.${chapter}.${verse}">${content}</verse>\n`;
  }
  yield `${lastBook > 0 ? '</chapter>\n</div>\n' : ''}</osisText>\n</osis>\n`;
}
