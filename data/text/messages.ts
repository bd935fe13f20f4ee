/** A note that readers see at the first of the verses. `verses` is for example "36-37". */
export function printedTogetherMessage(verses: string): string {
  return `This edition prints verses ${verses} together.`;
}

const printedTogether = /^This edition prints verses \d+[-–](?<last>\d+) together\.$/u;

/** The last of the verses that the text of a verse belongs to: 37 for a note about "36-37". `undefined` for one verse. */
export function lastPrintedVerse(notes: readonly (readonly [at: number, text: string])[] = []): number | undefined {
  const last = notes.map(([, text]) => printedTogether.exec(text)?.groups?.['last']).find((each) => each !== undefined);
  return last === undefined ? undefined : Number(last);
}
