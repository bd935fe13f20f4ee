import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { VerseBuilder, type SpanKind } from '#data/text/verse-builder.ts';

export interface OsisSlot {
  text: string;
  marks: VerseMarks;
  /** The title of a psalm, which comes before its first verse. */
  title: { text: string; marks: VerseMarks } | undefined;
  /** A title that is neither a psalm's nor an acrostic letter: a colophon, or a heading of the translation. */
  skipped?: string;
  /** What opens at the end of the slot and belongs to the next one. */
  carried: Carried;
}

export interface Carried {
  paragraph: boolean;
  line: number | undefined;
  /** The first acrostic letter of Psalm 119 is in the chapter's slot. */
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
/** Elements without visible content: anchors of chapters and stanzas, and nested character styles. */
const silent = new Set(['chapter', 'milestone', 'lg', 'seg']);

/**
 * Parses one slot of the module. Its OSIS is cut at verse boundaries, so paragraphs and lines are milestones. 26 verses
 * have a left-over `\nd` of the source format instead of `<divineName>`, and notes have more of them. `place`
 * identifies the slot in errors, e.g. "ot.bzz, slot 4 (Genesis 1:1)". Throws on unexpected markup.
 */
export function readOsisSlot(osis: string, location: string, before: Carried, options: SlotOptions = {}): OsisSlot {
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
    if (match.index !== at) throw new Error(`${location}: "${osis.slice(at, at + 30)}" is neither text nor a tag`);
    at += match[0].length;
    const groups = match.groups ?? {};
    if (groups.note !== undefined) {
      current.marks.notes.push([current.end, noteText(groups.note, options)]);
    } else if (groups.text !== undefined) {
      readText(groups.text, current, open, location);
    } else if (groups.empty) {
      readMilestone(groups.name ?? '', groups.attributes ?? '', verse, location);
    } else if (groups.end) {
      const element = open.pop();
      if (!element || element.name !== groups.name)
        throw new Error(`${location}: </${groups.name}> closes <${element?.name ?? 'nothing'}>`);
      if (element.name === 'title') current = verse;
      else closeElement(element, current, location, options);
    } else {
      const [name = '', attributes = ''] = [groups.name, groups.attributes];
      if (name === 'title') {
        current = new VerseBuilder();
        if (attributes.includes('type="psalm"')) title = current;
        else heading = current;
      } else if (name === 'foreign' && heading) {
        verse.marks.heading = '';
      } else if (!isKnown(name)) {
        throw new Error(`${location}: <${name}> is not known`);
      }
      open.push({ name, attributes, start: current.start });
    }
  }
  if (at !== osis.length || open.length > 0)
    throw new Error(`${location}: <${open.at(-1)?.name ?? 'a tag'}> is not closed`);
  // A title that is neither a psalm's nor an acrostic letter is the colophon of an epistle ("Written to the Romans from
  // Corinthus") and not part of the verse.
  const isLetter = verse.marks.heading === '' && heading;
  if (isLetter) verse.marks.heading = heading?.finish().text ?? '';
  const skipped = isLetter ? '' : (heading?.finish().text ?? '');
  const read = verse.finish();
  const carried = { ...verse.opensAtEnd, heading: read.text === '' ? read.marks.heading : undefined };
  return { ...read, title: title?.finish(), ...(skipped && { skipped }), carried };
}

function isKnown(name: string): boolean {
  return name === 'w' || name === 'foreign' || silent.has(name) || spanKinds[name] !== undefined;
}

function readText(source: string, current: VerseBuilder, open: OpenElement[], location: string): void {
  const [before = '', after] = source.split('\\nd ');
  current.append(clean(before, location));
  if (after === undefined) return;
  current.append(' ');
  open.push({ name: 'divineName', attributes: '', start: current.start });
  current.append(clean(after, location));
}

/**
 * Removes paragraph signs, which repeat the milestones, and brackets, which are within words already marked as
 * supplied.
 */
function clean(source: string, location: string): string {
  if (/[\\{}&]/.test(source)) throw new Error(`${location}: left-over markup in "${source.slice(0, 60)}"`);
  return source.replace(/[¶[\]]/g, '');
}

function readMilestone(name: string, attributes: string, verse: VerseBuilder, location: string): void {
  const opensParagraph =
    (name === 'div' && /sID=.*type="x-p"/.test(attributes)) || (name === 'lb' && /type="x-p"/.test(attributes));
  if (opensParagraph) {
    verse.marks.paragraphs.push(verse.start);
  } else if (name === 'l' && attributes.includes('sID=')) {
    verse.marks.lines.push([verse.start, Number(/level="(\d+)"/.exec(attributes)?.[1] ?? 1)]);
  } else if (name !== 'div' && name !== 'l' && name !== 'lb' && !silent.has(name)) {
    throw new Error(`${location}: <${name}/> is not known`);
  }
}

function closeElement(
  { name, start, attributes }: OpenElement,
  current: VerseBuilder,
  location: string,
  options: SlotOptions,
): void {
  const kind = spanKinds[name];
  if (kind) current.closeSpan(kind, start);
  if (name !== 'w') return;
  for (const number of lemmaNumbers(attributes, location, options))
    current.marks.words.push([start, Math.max(start, current.end), number]);
}

function lemmaNumbers(attributes: string, location: string, { skipUnknown }: SlotOptions): EntryNumber[] {
  const lemma = /lemma="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return lemma.split(' ').flatMap((part) => {
    const number = tryParseEntryNumber(part.replace(/^strong:/, ''));
    if (number) return [number];
    if (skipUnknown) return [];
    throw new Error(`${location}: "${part}" is not the number of an entry`);
  });
}

/** How other modules differ from that of the King James Version. */
export interface SlotOptions {
  /** In the King James module, the reference in a note is that of the note itself. Other modules have cross-references. */
  keepReferences?: boolean;
  /** Some tags have a typing error, and their numbers are no entries. Their words then have no tag. */
  skipUnknown?: boolean;
}

function noteText(osis: string, { keepReferences = false }: SlotOptions): string {
  return (keepReferences ? osis : osis.replace(/<reference\b[^>]*>.*?<\/reference>/gs, ''))
    .replace(/<[^>]*>/g, '')
    .replace(/\\\+?nd\*?\s?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
