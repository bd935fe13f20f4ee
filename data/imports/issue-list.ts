import type { ImportIssue, IssueKind, Severity } from './import-report.ts';

/** Limits the list for files in which every line is wrong. */
const listedOfAKind = 1_000;

/** Counts all problems and lists the first ones of each kind. */
export class IssueList {
  readonly counts: Partial<Record<IssueKind, number>> = {};
  readonly problems: ImportIssue[] = [];

  /** `amount` is how many things of its kind the problem is about. */
  add(problem: ImportIssue, amount = 1): void {
    const count = (this.counts[problem.kind] ?? 0) + amount;
    this.counts[problem.kind] = count;
    if (count <= listedOfAKind) this.problems.push(problem);
  }

  count(kind: IssueKind): number {
    return this.counts[kind] ?? 0;
  }

  has(severity: Severity): boolean {
    return this.problems.some((problem) => problem.severity === severity);
  }

  setSeverity(kind: IssueKind, severity: Severity): void {
    for (const problem of this.problems) if (problem.kind === kind) problem.severity = severity;
  }
}
