import { expect, it } from 'vitest';
import { passagesAt, type RelatedPassages } from './related-passages.ts';

const matthew: [number, number] = [40_003_003, 40_003_003];
const isaiah: [number, number] = [23_040_003, 23_040_003];
const related: RelatedPassages[] = [{ kind: 'septuagint', passages: [matthew, isaiah] }];

it('names the direction of a quotation: Matthew 3:3 quotes Isaiah 40:3', () => {
  expect(passagesAt(matthew, related)).toEqual([
    { relation: 'quotes', agreesWithSeptuagint: true, at: matthew, others: [isaiah] },
  ]);
  expect(passagesAt(isaiah, related)).toEqual([
    { relation: 'quoted', agreesWithSeptuagint: true, at: isaiah, others: [matthew] },
  ]);
});

it('includes passages that begin with the last verse of the range or end with its first', () => {
  for (const range of [
    [40_003_001, 40_003_003],
    [40_003_003, 40_003_005],
  ] as const)
    expect(passagesAt([...range], related).map(({ at }) => at)).toEqual([matthew]);
  expect(passagesAt([40_003_004, 40_003_005], related)).toEqual([]);
});
