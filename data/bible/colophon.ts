import type { VerseId } from './verse-id.ts';

/**
 * Last verses of the fourteen epistles that have a colophon in older editions, which says where and by whom they were
 * written.
 */
const lastVerses = new Set([
  // 2 Corinthians ends a verse earlier in the Textus Receptus.
  45_016_027, 46_016_024, 47_013_014, 47_013_013, 48_006_018, 49_006_024, 50_004_023, 51_004_018, 52_005_028,
  53_003_018, 54_006_021, 55_004_022, 56_003_015, 57_001_025, 58_013_025,
]);

/** Longer than any verse with its colophon. Longer text is skipped, because the patterns would be slow on it. */
const longest = 5_000;

const english = /^(?<text>.*Amen(?:\{[^{}]*\})*\.?)\s+(?<colophon>\S.*)$/s;
const tellsOfWriting = /\bwritten\b/i;
const greek = /^(?<text>.*?)\s*\[(?<colophon>\s*προς .*εγραφη.*)$/s;

/**
 * Separates the colophon ("Written to the Romans from Corinthus…") from the verse that it is appended to. It is not
 * part of the epistle, so a search must not find it. The text may have tags.
 */
export function splitColophon(id: VerseId, source: string): { text: string; colophon: string } {
  if (!lastVerses.has(id) || source.length > longest) return { text: source, colophon: '' };
  const inEnglish = tellsOfWriting.test(source) ? english.exec(source) : null;
  const { text = source, colophon = '' } = (inEnglish ?? greek.exec(source))?.groups ?? {};
  return { text, colophon };
}

/**
 * The verse with its colophon in the form that {@link splitColophon} reads. Without it where the two could not be
 * separated again.
 */
export function joinColophon(id: VerseId, text: string, colophon: string): string {
  const joined = [`${text} ${colophon}`, `${text} [${colophon}`].find((source) => {
    const read = splitColophon(id, source);
    return read.text === text && read.colophon === colophon;
  });
  return joined ?? text;
}
