/**
 * Pairs all of the shorter of two lists with the longer one, with the smallest sum of costs. Pairs stay in the order of
 * both lists, unless an exchange is cheaper. Returns pairs of indexes into the lists.
 */
export function nearestPairs(rows: number, columns: number, costOf: (row: number, column: number) => number): Pair[] {
  if (rows === 0 || columns === 0) return [];
  // Most numbers are once in each text.
  if (rows === 1 && columns === 1) return [[0, 0]];
  if (rows > columns) return pairsInOrder(columns, rows, (a, b) => costOf(b, a)).map(([a, b]): Pair => [b, a]);
  return pairsInOrder(rows, columns, costOf);
}

type Pair = [row: number, column: number];

/** An exchange must save more than rounding errors. */
const leastSaved = 1e-9;

function pairsInOrder(rows: number, columns: number, costOf: (row: number, column: number) => number): Pair[] {
  const costs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => costOf(row, column)),
  );
  const at = (row: number, column = -1): number => costs[row]?.[column] ?? 0;
  const partners = inOrder(costs, columns);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [row, partner] of partners.entries()) {
      for (let column = 0; column < columns; column += 1) {
        const other = partners.indexOf(column);
        if (other === row) continue;
        const saved = at(row, partner) - at(row, column) + (other === -1 ? 0 : at(other, column) - at(other, partner));
        if (saved <= leastSaved) continue;
        partners[row] = column;
        if (other !== -1) partners[other] = partner;
        hasChanged = true;
        break;
      }
    }
  }
  return partners.map((column, row): Pair => [row, column]);
}

/** The column of each row, ascending, with the smallest sum of costs. */
function inOrder(costs: readonly (readonly number[])[], columns: number): number[] {
  // sums[i][j]: the smallest cost to pair the first i rows with some of the first j columns.
  const sums = costs.reduce<number[][]>(
    (all, costsOfRow) => {
      const above = all.at(-1) ?? [];
      const sum = [Number.POSITIVE_INFINITY];
      for (const [j, cost] of costsOfRow.entries())
        sum.push(Math.min(sum[j] ?? Number.POSITIVE_INFINITY, (above[j] ?? 0) + cost));
      return [...all, sum];
    },
    [Array.from({ length: columns + 1 }, () => 0)],
  );
  const partners: number[] = [];
  for (let [i, j] = [costs.length, columns]; i > 0; j -= 1) {
    if (sums[i]?.[j] === sums[i]?.[j - 1]) continue;
    partners.unshift(j - 1);
    i -= 1;
  }
  return partners;
}
