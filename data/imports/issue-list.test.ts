import { expect, it } from 'vitest';
import { IssueList } from './issue-list.ts';

const problem = (kind: 'no-verses' | 'empty', severity: 'error' | 'warning') =>
  ({ kind, severity, message: kind }) as Parameters<IssueList['add']>[0];

it('counts all problems and lists a thousand of each kind', () => {
  const list = new IssueList();
  for (let count = 0; count < 1_001; count += 1) list.add(problem('no-verses', 'warning'));
  list.add(problem('empty', 'warning'));
  expect([list.count('no-verses'), list.count('empty'), list.problems.length]).toEqual([1_001, 1, 1_001]);
  expect(new IssueList().count('no-verses')).toBe(0);
});

it('says whether it has a problem of a severity', () => {
  const list = new IssueList();
  expect(list.has('error')).toBe(false);
  list.add(problem('no-verses', 'warning'));
  list.add(problem('empty', 'warning'));
  expect([list.has('warning'), list.has('error')]).toEqual([true, false]);
  list.setSeverity('empty', 'error');
  expect(list.problems.map(({ severity }) => severity)).toEqual(['warning', 'error']);
});
