import { walkXml } from '../assemble/walk-xml.ts';
import type { ImportRecord } from '../record.ts';

const silent = new Set(['INFORMATION', 'CAPTION', 'PROLOG', 'REMARK', 'XREF', 'MEDIA']);
const lastOldTestamentBook = 39;
/** Higher numbers are books beyond the 66, in an order that differs between files. */
const lastBook = 66;

/**
 * Reads Zefania XML: books by number, verses as containers. Element names are in upper or lower case. Also reads its
 * relatives with the root `<bible>`: OpenSong (`<b>`, `<c>`, `<v>`) and Beblia (`<book>`, `<chapter>`, `<verse>`).
 */
export function readZefania(file: string, xml: string): Iterable<ImportRecord> {
  return walkXml(file, xml, (verses) => {
    const closing: (() => void)[] = [];
    let [book, beyond, chapter, notes] = ['', false, '', 0];
    /** Open elements without verse text. */
    const quiet: string[] = [];
    return {
      open(element, attributes, line) {
        const name = element.toUpperCase();
        const attribute = (...names: string[]): string | undefined =>
          names.map((each) => attributes[each] ?? attributes[each.toUpperCase()]).find((value) => value !== undefined);
        let close = (): void => {};
        if (name === 'BIBLEBOOK' || name === 'BOOK' || name === 'B') {
          verses.endBook();
          const [number, called] = [attribute('bnumber', 'number'), attribute('bname', 'bsname', 'name', 'n')];
          beyond = Number(number) > lastBook;
          book = (beyond ? (called ?? number) : (number ?? called)) ?? '';
        } else if (name === 'CHAPTER' || name === 'C') {
          verses.end();
          chapter = attribute('cnumber', 'number', 'n') ?? '';
        } else if (name === 'VERS' || name === 'VERSE' || name === 'V') {
          verses.begin({ book, beyond, chapter, verse: attribute('vnumber', 'number', 'n') ?? '' }, line);
          close = () => verses.end();
        } else if (name === 'NOTE') {
          notes += 1;
          if (notes === 1) verses.openNote(line);
          close = () => {
            notes -= 1;
            if (notes === 0) verses.closeNote();
          };
        } else if (name === 'GR' || name === 'GRAM') {
          verses.openWord(attribute('str') ?? '');
          close = () => verses.closeWord(Number(book) > lastOldTestamentBook ? 'greek' : 'hebrew');
        } else if (silent.has(name) && notes === 0) {
          quiet.push(name);
          close = () => {
            quiet.pop();
            verses.flushSkipped();
          };
        } else if (name === 'BR') {
          verses.text(' ', line);
        }
        closing.push(close);
      },
      text(text, line) {
        const [outer] = quiet;
        if (outer === undefined) verses.text(text, line);
        // The information describes the file.
        else if (outer !== 'INFORMATION') verses.skip(text, line, `<${outer}>`);
      },
      close() {
        closing.pop()?.();
      },
    };
  });
}
