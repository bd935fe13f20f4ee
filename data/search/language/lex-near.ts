import { defaultNearVerses, defaultNearWords, limits } from './query-limits.ts';
import { QuerySyntaxError, type NearUnit, type Token } from './token.ts';
import { nearDistanceMessage } from './messages.ts';

/**
 * NEAR counts words and PROX counts verses, as in Bible SuperSearch, unless a unit is given: `NEAR(5)`, `NEAR(3
 * verses)`, `NEAR(chapter)`, `PROX(3)`, `PROX(book)`, `PROC`, `PROB`. Throws {@link QuerySyntaxError}.
 */
export function readNear({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  const span = { offset, length: sign.length };
  const unit = nearUnit(groups?.name ?? 'NEAR', groups?.unit, groups?.group);
  if (unit === 'chapter' || unit === 'book') return { kind: 'near', unit, distance: 0, ...span };
  const counted = groups?.count ?? groups?.slashed;
  const distance = counted === undefined ? (unit === 'words' ? defaultNearWords : defaultNearVerses) : Number(counted);
  const max = unit === 'words' ? limits.nearWords : limits.nearVerses;
  const min = unit === 'words' ? 1 : 0;
  if (distance < min || distance > max) {
    const message = nearDistanceMessage(min, max, unit);
    throw new QuerySyntaxError(message, span, formatNear(unit, Math.min(max, Math.max(min, distance))));
  }
  return { kind: 'near', unit, distance, ...span };
}

/** The operator in the query language. */
export function formatNear(unit: NearUnit, distance: number): string {
  switch (unit) {
    case 'words':
      return distance === defaultNearWords ? 'NEAR' : `NEAR(${distance})`;
    case 'verses':
      return `PROX(${distance})`;
    case 'chapter':
    case 'book':
      return `PROX(${unit})`;
  }
}

function nearUnit(name: string, unit: string | undefined, group: string | undefined): NearUnit {
  if (name === 'PROC') return 'chapter';
  if (name === 'PROB') return 'book';
  if (group) return group.startsWith('chapter') ? 'chapter' : 'book';
  if (unit) return unit.startsWith('w') ? 'words' : 'verses';
  return name === 'NEAR' ? 'words' : 'verses';
}
