export const letterHeadings = ['Print', 'Cursive', 'Name', 'Value', 'Sound', 'Example', 'Audio'];
export const finalLabel = 'final';

export function cursiveLabel(letter: string): string {
  return `${letter} in cursive`;
}

export function finalCursiveLabel(letter: string): string {
  return `Final ${letter} in cursive`;
}
