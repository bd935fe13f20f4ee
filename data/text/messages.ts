/** A note that readers see at the first of the verses. `verses` is for example "36-37". */
export function printedTogetherMessage(verses: string): string {
  return `This edition prints verses ${verses} together.`;
}
