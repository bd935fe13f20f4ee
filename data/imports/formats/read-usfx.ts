import type { SpanKind } from '#data/text/verse-builder.ts';
import { bareLanguage, nonTextStyles, styleOf } from '../assemble/usfm-styles.ts';
import { walkXml } from '../assemble/walk-xml.ts';
import type { ImportRecord } from '../record.ts';

const spanOf: Record<string, SpanKind> = { add: 'supplied', nd: 'divineName', wj: 'jesus' };
const notes = new Set(['f', 'x', 'fe', 'ef']);
const silent = new Set([
  ...nonTextStyles,
  'h',
  'id',
  'toc',
  's',
  'ms',
  'mt',
  'rem',
  'ide',
  'r',
  'cl',
  'cp',
  'mr',
  'fig',
  'languageCode',
]);

/** Elements that describe the file and are not reported. */
const aboutFile = new Set(['languageCode', 'id', 'ide', 'rem']);

/** Reads USFX, which has USFM's markers as XML. A verse extends from `<v>` to `<ve>` or to the next `<v>`. */
export function readUsfx(file: string, xml: string): Iterable<ImportRecord> {
  return walkXml(file, xml, (verses) => {
    const closing: (() => void)[] = [];
    let [book, chapter, depth] = ['', '', 0];
    /** Open elements without verse text. */
    const quiet: string[] = [];
    return {
      open(name, attributes, line) {
        let close = (): void => {};
        if (name === 'book') {
          verses.endBook();
          [book, chapter] = [attributes.id ?? '', ''];
          close = () => verses.endBook();
        } else if (name === 'c') {
          verses.end();
          chapter = attributes.id ?? '';
        } else if (name === 'v') {
          verses.begin({ book, chapter, verse: attributes.id ?? '' }, line);
        } else if (name === 've') {
          verses.end();
        } else if (notes.has(name)) {
          depth += 1;
          if (depth === 1) verses.openNote(line);
          close = () => {
            depth -= 1;
            if (depth === 0) verses.closeNote();
          };
        } else if (silent.has(name) && depth === 0) {
          quiet.push(name);
          close = () => {
            quiet.pop();
            verses.flushSkipped();
          };
        } else if (name === 'tc' || name === 'th') {
          verses.text(' ', line);
        } else if (name === 'd' && book === 'PSA' && !verses.isOpen) {
          verses.begin({ book, chapter, verse: '0' }, line);
          close = () => verses.end();
        } else if (name === 'w') {
          verses.openWord(attributes.s ?? attributes.strong ?? '');
          close = () => verses.closeWord(bareLanguage(book));
        } else if (spanOf[name]) {
          const kind = spanOf[name];
          verses.openSpan(kind);
          close = () => verses.closeSpan(kind);
        } else if (name === 'q') {
          verses.openLine(Number(attributes.level ?? 1) || 1);
        } else if (name === 'p') {
          const style = styleOf(attributes.style ?? attributes.sfm ?? 'p');
          if (style.kind === 'text' && !style.goesOn) verses.openParagraph();
        }
        closing.push(close);
      },
      text(text, line) {
        const [outer] = quiet;
        if (outer === undefined) verses.text(text, line);
        else if (!aboutFile.has(outer)) verses.skip(text, line, `<${outer}>`);
      },
      close() {
        closing.pop()?.();
      },
    };
  });
}
