import { bookRange, type VerseRange } from './verse-ranges.ts';

/** Parts of the Bible by their usual names, as `in:` accepts them. */
const groups: readonly [names: string[], label: string, first: number, last: number][] = [
  [['ot', 'old', 'oldtestament', 'tanakh', 'tanach'], 'the Old Testament', 1, 39],
  [['nt', 'new', 'newtestament'], 'the New Testament', 40, 66],
  [['law', 'torah', 'pentateuch'], 'the Law', 1, 5],
  [['history'], 'the historical books', 6, 17],
  [['poetry', 'wisdom'], 'the poetic books', 18, 22],
  [['prophets'], 'the Prophets', 23, 39],
  [['major', 'majorprophets'], 'the Major Prophets', 23, 27],
  [['minor', 'minorprophets'], 'the Minor Prophets', 28, 39],
  [['gospels', 'gospel'], 'the Gospels', 40, 43],
  [['epistles', 'letters'], 'the Epistles', 45, 65],
  [['paul', 'pauline'], 'the letters of Paul', 45, 57],
];

export interface GroupOfBooks {
  label: string;
  range: VerseRange;
}

/** "OT", "gospels", "Old-Testament"; `undefined` for other names. */
export function tryFindGroup(text: string): GroupOfBooks | undefined {
  const name = text.toLowerCase().replaceAll(/[\s_-]+/g, '');
  const group = groups.find(([names]) => names.includes(name));
  return group && { label: group[1], range: bookRange(group[2], group[3]) };
}

/** Names and label of each group, for the reference. */
export const groupsOfBooks = groups.map(([names, label]) => ({ names, label }));
