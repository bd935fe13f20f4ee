import type { SpanKind } from '#data/text/verse-builder.ts';
import { walkXml } from '../assemble/walk-xml.ts';
import type { ImportRecord } from '../record.ts';
import { bareLanguage, nonTextStyles, styleOf } from '../assemble/usfm-styles.ts';

const spanOf: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };

/** Reads USX 2 and 3, with verses between milestones. A verse ends at its `eid` or where the next one begins. */
export function readUsx(file: string, xml: string): Iterable<ImportRecord> {
  return walkXml(file, xml, (verses) => {
    const closing: (() => void)[] = [];
    let [book, chapter] = ['', ''];
    /** Number of open elements without verse text: headings, book names. */
    let quiet = 0;
    return {
      open(name, attributes, line) {
        let close = (): void => {};
        const style = attributes.style ?? '';
        if (name === 'book') {
          verses.endBook();
          book = attributes.code ?? '';
          quiet += 1;
          close = () => void (quiet -= 1);
        } else if (name === 'chapter') {
          verses.end();
          if (attributes.number !== undefined) chapter = attributes.number;
        } else if (name === 'verse') {
          if (attributes.number === undefined) verses.end();
          else verses.begin({ book, chapter, verse: attributes.number }, line);
        } else if (name === 'note' || name === 'figure') {
          verses.openNote();
          close = () => verses.closeNote();
        } else if (name === 'sidebar') {
          quiet += 1;
          close = () => void (quiet -= 1);
        } else if (name === 'para') {
          const kind = styleOf(style);
          if (kind.kind === 'title' && book === 'PSA' && !verses.isOpen) {
            verses.begin({ book, chapter, verse: '0' }, line);
            close = () => verses.end();
          } else if (kind.kind === 'text' && !kind.goesOn) {
            if (kind.line === undefined) verses.openParagraph();
            else verses.openLine(kind.line);
          } else if (kind.kind !== 'text') {
            quiet += 1;
            close = () => void (quiet -= 1);
          }
        } else if (name === 'char') {
          const kind = spanOf[style];
          if (kind) {
            verses.openSpan(kind);
            close = () => verses.closeSpan(kind);
          } else if (nonTextStyles.includes(style)) {
            quiet += 1;
            close = () => void (quiet -= 1);
          } else if (attributes.strong !== undefined) {
            verses.openWord(attributes.strong);
            close = () => verses.closeWord(bareLanguage(book));
          }
        }
        closing.push(close);
      },
      text(text) {
        if (quiet === 0) verses.text(text);
      },
      close() {
        closing.pop()?.();
      },
    };
  });
}
