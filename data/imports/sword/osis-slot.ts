import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { VerseBuilder, type SpanKind } from '#data/text/verse-builder.ts';

export interface OsisSlot {
  text: string;
  marks: VerseMarks;
  /** Title of a psalm, which stands before its first verse. */
  title: { text: string; marks: VerseMarks } | undefined;
  /** What opens where the slot ends belongs to the next one. */
  carried: Carried;
}

export interface Carried {
  paragraph: boolean;
  line: number | undefined;
  /** Psalm 119's first letter stands in the chapter's slot. */
  heading: string | undefined;
}

export const nothingCarried: Carried = { paragraph: false, line: undefined, heading: undefined };

interface OpenElement {
  name: string;
  start: number;
  attributes: string;
}

const note = '<note\\b[^>]*>(?<note>.*?)</note>';
const tag = '<(?<end>/?)(?<name>[A-Za-z]+)(?<attributes>[^<>]*?)(?<empty>/?)>';
const text = '(?<text>[^<]+)';
const token = new RegExp(`${note}|${tag}|${text}`, 'gs');

const spanKinds: Record<string, SpanKind> = { transChange: 'supplied', divineName: 'divineName', q: 'jesus' };
/** Carry nothing that a reader sees: anchors of chapters and stanzas, and the nesting of character styles. */
const silent = new Set(['chapter', 'milestone', 'lg', 'seg']);

/**
 * One slot of the module. Its OSIS is cut at verse boundaries, so paragraphs and lines come as milestones; 26 verses
 * have a left-over `\nd` of the format it was made from in place of `<divineName>`, and notes have more of the same.
 * `place` is what an error names, e.g. "ot.bzz, slot 4 (Genesis 1:1)".
 */
export function readOsisSlot(osis: string, place: string, before: Carried): OsisSlot {
  const verse = new VerseBuilder();
  let title: VerseBuilder | undefined;
  let heading: VerseBuilder | undefined;
  let current = verse;
  const open: OpenElement[] = [];
  let at = 0;
  if (before.heading) verse.marks.heading = before.heading;
  if (before.paragraph) verse.marks.paragraphs.push(0);
  if (before.line !== undefined) verse.marks.lines.push([0, before.line]);

  for (const match of osis.matchAll(token)) {
    if (match.index !== at) throw new Error(`${place}: "${osis.slice(at, at + 30)}" is neither text nor a tag`);
    at += match[0].length;
    const groups = match.groups ?? {};
    if (groups.note !== undefined) {
      current.marks.notes.push([current.end, noteText(groups.note)]);
    } else if (groups.text !== undefined) {
      readText(groups.text, current, open, place);
    } else if (groups.empty) {
      readMilestone(groups.name ?? '', groups.attributes ?? '', verse, place);
    } else if (groups.end) {
      const element = open.pop();
      if (!element || element.name !== groups.name)
        throw new Error(`${place}: </${groups.name}> closes <${element?.name ?? 'nothing'}>`);
      if (element.name === 'title') current = verse;
      else closeElement(element, current, place);
    } else {
      const [name = '', attributes = ''] = [groups.name, groups.attributes];
      if (name === 'title') {
        current = new VerseBuilder();
        if (attributes.includes('type="psalm"')) title = current;
        else heading = current;
      } else if (name === 'foreign' && heading) {
        verse.marks.heading = '';
      } else if (!isKnown(name)) {
        throw new Error(`${place}: <${name}> is not known`);
      }
      open.push({ name, attributes, start: current.start });
    }
  }
  if (at !== osis.length || open.length > 0)
    throw new Error(`${place}: <${open.at(-1)?.name ?? 'a tag'}> is not closed`);
  // A title that is no psalm's and no letter of an acrostic is an epistle's colophon ("Written to the Romans from
  // Corinthus"), which is not the verse's text.
  if (verse.marks.heading === '' && heading) verse.marks.heading = heading.finish().text;
  const read = verse.finish();
  const carried = { ...verse.opensAtEnd, heading: read.text === '' ? read.marks.heading : undefined };
  return { ...read, title: title?.finish(), carried };
}

function isKnown(name: string): boolean {
  return name === 'w' || name === 'foreign' || silent.has(name) || spanKinds[name] !== undefined;
}

function readText(source: string, current: VerseBuilder, open: OpenElement[], place: string): void {
  const [before = '', after] = source.split('\\nd ');
  current.append(clean(before, place));
  if (after === undefined) return;
  current.append(' ');
  open.push({ name: 'divineName', attributes: '', start: current.start });
  current.append(clean(after, place));
}

/** Paragraph signs repeat the paragraph milestones; brackets stand inside words that are marked as supplied anyway. */
function clean(source: string, place: string): string {
  if (/[\\{}&]/.test(source)) throw new Error(`${place}: left-over markup in "${source.slice(0, 60)}"`);
  return source.replace(/[¶[\]]/g, '');
}

function readMilestone(name: string, attributes: string, verse: VerseBuilder, place: string): void {
  const opensParagraph =
    (name === 'div' && /sID=.*type="x-p"/.test(attributes)) || (name === 'lb' && /type="x-p"/.test(attributes));
  if (opensParagraph) {
    verse.marks.paragraphs.push(verse.start);
  } else if (name === 'l' && attributes.includes('sID=')) {
    verse.marks.lines.push([verse.start, Number(/level="(\d+)"/.exec(attributes)?.[1] ?? 1)]);
  } else if (name !== 'div' && name !== 'l' && name !== 'lb' && !silent.has(name)) {
    throw new Error(`${place}: <${name}/> is not known`);
  }
}

function closeElement({ name, start, attributes }: OpenElement, current: VerseBuilder, place: string): void {
  const kind = spanKinds[name];
  if (kind) current.closeSpan(kind, start);
  if (name !== 'w') return;
  for (const number of lemmaNumbers(attributes, place))
    current.marks.words.push([start, Math.max(start, current.end), number]);
}

function lemmaNumbers(attributes: string, place: string): EntryNumber[] {
  const lemma = /lemma="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return lemma.split(' ').map((part) => {
    const number = tryParseEntryNumber(part.replace(/^strong:/, ''));
    if (!number) throw new Error(`${place}: "${part}" is not the number of an entry`);
    return number;
  });
}

function noteText(osis: string): string {
  return osis
    .replace(/<reference\b[^>]*>.*?<\/reference>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\\\+?nd\*?\s?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
