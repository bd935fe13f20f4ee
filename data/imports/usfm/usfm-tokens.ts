import { isParagraphMarker, positionMarkers, splitAttributes } from './usfm-markers.ts';

export interface UsfmMarker {
  kind: 'marker';
  name: string;
  line: number;
  /** The offset after the marker. */
  after: number;
  startsLine: boolean;
}

export type UsfmToken =
  | UsfmMarker
  /** The end of a character style or a note: `\nd*`. */
  | { kind: 'end'; name: string; line: number }
  | { kind: 'text'; text: string; line: number };

/** A milestone in one piece: `\zaln-s |x-strong="G39720"\*`, `\ts\*`. Its content is attributes only. */
const milestone = '(?<milestone>\\\\\\+?[a-z][a-z0-9]*(?:-[se])?\\s*(?:\\|[^\\\\]*)?\\\\\\*)';
/** `\v1` and `\c1`: the space before the number is missing. */
const attachedNumber = '\\\\(?<attached>[cv])(?=[0-9])';
/** The space after an opening marker belongs to the marker. */
const marker = '\\\\(?<marker>\\+?[a-z]+[0-9]*(?:-[se])?)(?:(?<end>\\*)| |)';
const milestoneEnd = '\\\\\\*';
const plainText = '(?<text>[^\\\\]+|\\\\)';
const token = new RegExp([milestone, attachedNumber, marker, milestoneEnd, plainText].join('|'), 'g');

/** Words after the attributes of a milestone, which is closed only by a later `\*`. */
function* textInMilestone(source: string, line: number): Generator<UsfmToken> {
  const { attributes, rest } = splitAttributes(source.slice(source.indexOf('|') + 1, -2));
  if (attributes !== '' && rest.trim() !== '') yield { kind: 'text', text: rest, line };
}

/** Splits USFM into markers and text, with line numbers. Complete milestones, and a `\*` alone, are left out. */
export function* usfmTokens(usfm: string): Generator<UsfmToken> {
  let line = 1;
  for (const { 0: match, index, groups = {} } of usfm.matchAll(token)) {
    const name = (groups.marker ?? groups.attached)?.replace(/^\+/, '');
    if (name !== undefined && groups.end !== undefined) yield { kind: 'end', name, line };
    else if (name !== undefined) {
      const startsLine = index === 0 || usfm.charAt(index - 1) === '\n';
      yield { kind: 'marker', name, line, after: index + match.length, startsLine };
    } else if (groups.milestone !== undefined) yield* textInMilestone(groups.milestone, line);
    else if (groups.text !== undefined) yield { kind: 'text', text: groups.text, line };
    for (let at = match.indexOf('\n'); at >= 0; at = match.indexOf('\n', at + 1)) line += 1;
  }
}

const anyMarker = /\\\+?(?<name>[a-z]+[0-9]*)(?<end>\*)?/g;

/** Whether a note or a style ends before the next verse, paragraph or note of the same kind. */
export function hasEnd(usfm: string, from: number, note: string): boolean {
  anyMarker.lastIndex = from;
  for (let match = anyMarker.exec(usfm); match; match = anyMarker.exec(usfm)) {
    const { name = '', end } = match.groups ?? {};
    if (end !== undefined && name === note) return true;
    if (end === undefined && (name === note || positionMarkers.has(name) || isParagraphMarker(name))) return false;
  }
  return false;
}
