/** Ways to practice a verse. Each has a schedule of its own. */
export const memoryExercises = ['letters', 'words', 'typing', 'reference', 'text'] as const;
export type MemoryExercise = (typeof memoryExercises)[number];

/** "I t b G c t h": the first letter of each word, with its punctuation. */
export function firstLetters(text: string): string {
  return splitWords(text)
    .map((word) => word.replaceAll(/(\p{L}\p{M}*)[\p{L}\p{M}'’]+/gu, '$1'))
    .join(' ');
}

/** Every third word is hidden, starting with another one in each repetition. */
export function hiddenWords(text: string, repetition: number): string {
  return splitWords(text)
    .map((word, index) => ((index + repetition) % 3 === 0 ? word.replaceAll(/[\p{L}\p{M}\p{N}]/gu, '_') : word))
    .join(' ');
}

/** Percent of the words of a verse that were typed in their order, without regard to case, points and punctuation. */
export function typedScore(typed: string, text: string): number {
  const [own, wanted] = [foldedWords(typed), foldedWords(text)];
  if (wanted.length === 0) return 100;
  let row = Array.from({ length: wanted.length + 1 }, () => 0);
  for (const word of own) {
    const next = [0];
    for (const [index, each] of wanted.entries())
      next.push(word === each ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    row = next;
  }
  return Math.round((100 * (row.at(-1) ?? 0)) / wanted.length);
}

function foldedWords(text: string): string[] {
  return splitWords(text)
    .map((word) =>
      word
        .normalize('NFD')
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase(),
    )
    .filter(Boolean);
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
