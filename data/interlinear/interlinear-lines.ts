/**
 * The lines that a reader can show under each word of an interlinear text, in the order in which they are printed. The
 * names are values of `?lines=` and of the reader's stored choice.
 */
export const interlinearLines = [
  'original',
  'transliteration',
  'number',
  'lemma',
  'parsing',
  'code',
  'gloss',
  'meaning',
] as const;
export type InterlinearLine = (typeof interlinearLines)[number];

/** Named choices of lines. `reading` is shown where the reader has not chosen. */
export const linePresets = {
  reading: ['original', 'transliteration', 'gloss'],
  parsing: ['original', 'number', 'lemma', 'parsing', 'gloss'],
  everything: interlinearLines,
} as const satisfies Record<string, readonly InterlinearLine[]>;
export type LinePreset = keyof typeof linePresets;

export const defaultLines: readonly InterlinearLine[] = linePresets.reading;

/**
 * Parses the values of `lines`: names of lines or of presets, separated by commas, spaces or plus signs. `unknown` has
 * what is neither, each name once. `lines` is `undefined` if no name is known.
 */
export function parseLines(values: readonly string[]): {
  lines: InterlinearLine[] | undefined;
  unknown: string[];
} {
  const names = values.flatMap((value) => value.toLowerCase().split(/[\s,+]+/)).filter((name) => name !== '');
  const chosen = new Set(names.flatMap((name): readonly InterlinearLine[] => linesOf(name) ?? []));
  const lines = interlinearLines.filter((line) => chosen.has(line));
  return {
    lines: lines.length > 0 ? lines : undefined,
    unknown: [...new Set(names.filter((name) => linesOf(name) === undefined))],
  };
}

function linesOf(name: string): readonly InterlinearLine[] | undefined {
  if (Object.hasOwn(linePresets, name)) return linePresets[name as LinePreset];
  return interlinearLines.filter((line) => line === name).length > 0 ? [name as InterlinearLine] : undefined;
}

/** The value of `lines` for a choice: the name of a preset, or the names of the lines. */
export function formatLines(lines: readonly InterlinearLine[]): string {
  const sorted = interlinearLines.filter((line) => lines.includes(line)).join(',');
  const preset = (Object.keys(linePresets) as LinePreset[]).find((name) => linePresets[name].join(',') === sorted);
  return preset ?? sorted;
}
