/** The start positions of a phrase, ascending, and its number of words. */
export interface NearSide {
  positions: Uint32Array;
  words: number;
}

/**
 * The positions of each side that are near one of every other side, with the algorithm of FTS5 (`fts5ExprNearIsMatch`
 * in ext/fts5/fts5_expr.c of SQLite). All sides advance together, always the one whose next position comes first. A
 * position counts where each side begins at most `between` words before the start of the furthest one, not counting its
 * own words. The positions must be of one verse.
 */
export function nearPositions(sides: readonly NearSide[], between: number): number[][] {
  const at = sides.map(() => 0);
  const result = sides.map((): number[] => []);
  const position = (side: number, ahead = 0): number => sides[side]?.positions[(at[side] ?? 0) + ahead] ?? Infinity;
  while (sides.every((_, side) => position(side) !== Infinity)) {
    if (!moveTogether(sides, { at, position, between })) break;
    for (const [side, list] of result.entries()) if (list.at(-1) !== position(side)) list.push(position(side));
    let next = 0;
    for (const [side] of sides.entries()) if (position(side, 1) < position(next, 1)) next = side;
    at[next] = (at[next] ?? 0) + 1;
  }
  return result;
}

interface Moving {
  at: number[];
  position(side: number, ahead?: number): number;
  between: number;
}

/** Advances the sides that lag behind; `false` where one has reached its end. */
function moveTogether(sides: readonly NearSide[], { at, position, between }: Moving): boolean {
  let furthest = position(0);
  for (let together = false; !together;) {
    together = true;
    for (const [side, { words }] of sides.entries()) {
      const nearest = furthest - words - between;
      if (position(side) >= nearest && position(side) <= furthest) continue;
      together = false;
      while (position(side) < nearest) {
        at[side] = (at[side] ?? 0) + 1;
        if (position(side) === Infinity) return false;
      }
      furthest = Math.max(furthest, position(side));
    }
  }
  return true;
}
