/**
 * Forms of words as slots in a fixed order. The full-text index has one term for the form of a word, so that a search
 * for some features is a search for a few beginnings of terms: the fewer, the earlier the features are in the order.
 */

/** One value of a slot: its letters in the term, and the words in which a parsing shows it. */
export interface SlotValue {
  letters: string;
  words: readonly string[];
  /** Words that a query must have for this value: "imperfect" alone does not mean "sequential imperfect". */
  needs?: readonly string[];
}

export interface Slot {
  name: string;
  values: readonly SlotValue[];
}

export interface FormShape {
  slots: readonly Slot[];
  /** Whether some word has a form that begins like this. */
  exists?: (start: string) => boolean;
}

/** What a query says about a form. */
export interface WantedForm {
  words: readonly string[];
  /** The values that a slot may have, each by its letters. */
  letters?: Readonly<Record<string, readonly string[]>>;
}

export function slotOf(name: string, values: Readonly<Record<string, string>>, needs: readonly string[] = []): Slot {
  return {
    name,
    values: Object.entries(values).map(([letters, text]) => {
      const words = wordsOf(text);
      const needed = words.filter((word) => needs.includes(word));
      return { letters, words, ...(needed.length > 0 && { needs: needed }) };
    }),
  };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'or' && word !== 'with');
}

/** The beginnings of the terms of all wanted forms, each once. */
export function startsOfForms(shapes: readonly FormShape[], wanted: WantedForm): string[] {
  const starts = new Set<string>();
  for (const shape of shapes) collectStarts(shape, wanted, starts);
  const shortest: string[] = [];
  for (const start of [...starts].sort()) {
    const last = shortest.at(-1);
    if (last === undefined || !start.startsWith(last)) shortest.push(start);
  }
  return shortest;
}

function collectStarts({ slots, exists }: FormShape, { words, letters = {} }: WantedForm, starts: Set<string>): void {
  if (Object.keys(letters).some((name) => !slots.some((slot) => slot.name === name))) return;
  const later = slots.map(
    (_, at) => new Set(slots.slice(at).flatMap(({ values }) => values.flatMap((each) => each.words))),
  );
  const visit = (start: string, at: number, left: readonly string[]): void => {
    if (exists && !exists(start)) return;
    const isOpen = slots.slice(at).some(({ name }) => letters[name]);
    if (left.length === 0 && !isOpen) {
      if (start !== '') starts.add(start);
      return;
    }
    const slot = slots[at];
    if (!slot || left.some((word) => !later[at]?.has(word))) return;
    for (const value of slot.values) {
      const allowed = letters[slot.name];
      if (allowed && !allowed.includes(value.letters)) continue;
      const isNamed = value.needs?.every((word) => words.includes(word)) ?? true;
      visit(start + value.letters, at + 1, isNamed ? left.filter((word) => !value.words.includes(word)) : left);
    }
  };
  visit('', 0, words);
}
