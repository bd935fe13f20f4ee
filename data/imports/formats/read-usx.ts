import type { SpanKind } from '#data/text/verse-builder.ts';
import { walkXml } from '../assemble/walk-xml.ts';
import type { ImportRecord } from '../record.ts';
import { bareLanguage, nonTextStyles, styleOf } from '../assemble/usfm-styles.ts';

const spanOf: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };

/** The content of `<book>` describes the file and is not reported. */
const description = '<book>';

/** Reads USX 2 and 3, with verses between milestones. A verse ends at its `eid` or where the next one begins. */
export function readUsx(file: string, xml: string): Iterable<ImportRecord> {
  return walkXml(file, xml, (verses) => {
    const closing: (() => void)[] = [];
    let [book, chapter] = ['', ''];
    /** Open elements without verse text, as the report calls them: headings, book names. */
    const quiet: string[] = [];
    const silence = (what: string) => {
      quiet.push(what);
      return () => {
        quiet.pop();
        verses.flushSkipped();
      };
    };
    return {
      open(name, attributes, line) {
        let close = (): void => {};
        const style = attributes.style ?? '';
        if (name === 'book') {
          verses.endBook();
          book = attributes.code ?? '';
          close = silence(description);
        } else if (name === 'chapter') {
          verses.end();
          if (attributes.number !== undefined) chapter = attributes.number;
        } else if (name === 'verse') {
          if (attributes.number === undefined) verses.end();
          else verses.begin({ book, chapter, verse: attributes.number }, line);
        } else if (name === 'note' || name === 'figure') {
          verses.openNote(line);
          close = () => verses.closeNote();
        } else if (name === 'sidebar') {
          close = silence('<sidebar>');
        } else if (name === 'cell' || name === 'optbreak') {
          verses.text(' ', line);
        } else if (name === 'para') {
          const kind = styleOf(style);
          if (kind.kind === 'title' && book === 'PSA' && !verses.isOpen) {
            verses.begin({ book, chapter, verse: '0' }, line);
            close = () => verses.end();
          } else if (kind.kind === 'text' && !kind.goesOn) {
            if (kind.line === undefined) verses.openParagraph();
            else verses.openLine(kind.line);
          } else if (kind.kind !== 'text') {
            close = silence(`<para style="${style}">`);
          }
        } else if (name === 'char') {
          const kind = spanOf[style];
          if (kind) {
            verses.openSpan(kind);
            close = () => verses.closeSpan(kind);
          } else if (nonTextStyles.includes(style)) {
            close = silence(`<char style="${style}">`);
          } else if (attributes.strong !== undefined) {
            verses.openWord(attributes.strong);
            close = () => verses.closeWord(bareLanguage(book));
          }
        }
        closing.push(close);
      },
      text(text, line) {
        if (quiet.includes(description)) return;
        if (quiet[0] === undefined) verses.text(text, line);
        else verses.skip(text, line, quiet[0]);
      },
      close() {
        closing.pop()?.();
      },
    };
  });
}
