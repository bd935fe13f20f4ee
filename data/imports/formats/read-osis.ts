import type { ImportRecord } from '../record.ts';
import type { SpanKind } from '#data/text/verse-builder.ts';
import { walkXml } from '../assemble/walk-xml.ts';
import { osisIdRule } from './messages.ts';

const spans: Record<string, SpanKind> = { transChange: 'supplied', divineName: 'divineName' };
/** Elements without verse text. Within a note they are part of it. */
const silent = new Set(['header', 'figure', 'rdg', 'speaker', 'reference']);
const newTestament = new Set(
  'Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  ),
);

interface OsisReference {
  book: string;
  chapter: string;
  verse: string;
}

/** Matches end milestones of quotations, which name the start milestone and often omit the speaker. */
const quotationEnd = /<q\b[^<>]*?\seID\s*=\s*(?:"(?<double>[^"<>]*)"|'(?<single>[^'<>]*)')/g;

/** Reads OSIS, with verses as containers or between milestones (`sID`, `eID`). */
export function readOsis(file: string, xml: string): Iterable<ImportRecord> {
  const ends = new Set([...xml.matchAll(quotationEnd)].map(({ groups }) => groups?.double ?? groups?.single));
  return walkXml(file, xml, (verses) => {
    /** Callbacks that run when each open element closes. */
    const closing: (() => void)[] = [];
    /** Open elements without verse text. */
    const quiet: string[] = [];
    const silence = (name: string) => {
      quiet.push(name);
      return () => {
        quiet.pop();
        verses.flushSkipped();
      };
    };
    let book = '';
    let chapter = '';
    let notes = 0;
    /** `sID`s of open words of Jesus. */
    const speeches = new Set<string>();
    const endSpeech = (sID: string): void => {
      if (speeches.delete(sID)) verses.closeSpan('jesus');
    };
    return {
      open(name, attributes, line) {
        let close = (): void => {};
        if (silent.has(name) && notes === 0) {
          close = silence(name);
        } else if (name === 'verse') {
          if (attributes.eID !== undefined) verses.end();
          else if (attributes.osisID ?? attributes.sID) {
            const reference = parseOsisId(attributes.osisID ?? attributes.sID ?? '');
            if (!reference) verses.addError(line, attributes.osisID ?? '', osisIdRule);
            else {
              book = reference.book;
              verses.begin(reference, line);
            }
            if (attributes.sID === undefined) close = () => verses.end();
          }
        } else if (name === 'note') {
          notes += 1;
          if (notes === 1) verses.openNote(line);
          close = () => {
            notes -= 1;
            if (notes === 0) verses.closeNote();
          };
        } else if (name === 'title') {
          const { osisID = '', type = '' } = attributes;
          const isTitle = type === 'psalm' || attributes.canonical === 'true';
          const reference = isTitle ? parseOsisId(osisID || chapter) : undefined;
          if (reference?.book === 'Ps' && !verses.isOpen) {
            verses.begin({ ...reference, verse: '0' }, line);
            close = () => verses.end();
          } else {
            close = silence(name);
          }
        } else if (name === 'w') {
          verses.openWord(attributes.lemma ?? '');
          close = () => verses.closeWord(newTestament.has(book) ? 'greek' : 'hebrew');
        } else if (name === 'q' && attributes.eID !== undefined) {
          endSpeech(attributes.eID);
        } else if (name === 'q' && attributes.who === 'Jesus') {
          verses.openSpan('jesus');
          if (attributes.sID === undefined) close = () => verses.closeSpan('jesus');
          else speeches.add(attributes.sID);
        } else if (spans[name]) {
          const kind = spans[name];
          if (attributes.eID !== undefined) verses.closeSpan(kind);
          else verses.openSpan(kind);
          if (attributes.sID === undefined && attributes.eID === undefined) close = () => verses.closeSpan(kind);
        } else if (opensParagraph(name, attributes)) {
          verses.openParagraph();
        } else if (name === 'l' && attributes.eID === undefined) {
          verses.openLine(Number(attributes.level ?? 1) || 1);
        } else if (name === 'lb') {
          verses.text(' ', line);
        } else if (name === 'chapter') {
          // The Sermon on the Mount covers three chapters. A quotation without an end must not extend over the rest of
          // the book.
          for (const speech of speeches) if (!ends.has(speech)) endSpeech(speech);
          if (attributes.eID === undefined) chapter = attributes.osisID ?? attributes.sID ?? '';
        } else if (name === 'div' && attributes.type === 'book') {
          verses.endBook();
          speeches.clear();
        }
        closing.push(close);
      },
      text(text, line) {
        const [outer] = quiet;
        if (outer === undefined) verses.text(text, line);
        // The header describes the file.
        else if (outer !== 'header') verses.skip(text, line, `<${outer}>`);
      },
      close() {
        closing.pop()?.();
      },
    };
  });
}

function opensParagraph(name: string, attributes: Record<string, string>): boolean {
  if (name === 'p') return true;
  if (name === 'milestone') return attributes.type === 'x-p';
  return (
    name === 'div' && (attributes.type === 'x-p' || attributes.type === 'paragraph') && attributes.eID === undefined
  );
}

/** "Gen.1.1", "Bible:Gen.1.1!a", or "Gen.1.1 Gen.1.2" for a range. */
function parseOsisId(osisID: string): OsisReference | undefined {
  const all = osisID
    .trim()
    .split(/\s+/)
    .map(
      (id) =>
        /^(?:[\w.]+:)?(?<book>\w+)\.(?<chapter>\d+)(?:\.(?<verse>\d+))?(?:[!.]?(?<part>[a-z]))?$/i.exec(id)?.groups,
    );
  const [first, last] = [all[0], all.at(-1)];
  if (!first?.book || !first.chapter) return undefined;
  const range = all.length > 1 && last?.verse && last.chapter === first.chapter ? `-${last.verse}` : '';
  return { book: first.book, chapter: first.chapter, verse: `${first.verse ?? '0'}${first.part ?? ''}${range}` };
}
