import { rmSync } from 'node:fs';
import type { StepResult, Workplace } from '../checks/run-step.ts';
import { testRebuild } from '../checks/steps.ts';
import { findChanges, hashBuild } from './check-installation.ts';
import { createTree } from './create-tree.ts';

/**
 * Makes an installation with accounts, pages, advertisements, content boxes and an imported text from a copy of the
 * empty one. The automatic rebuild puts all of it into the pages, and `site/e2e/make-site-in-use.spec.ts` tests this
 * rebuild. If the test fails, it runs once more, in a new copy. The copy shares files with the empty installation, so
 * this also checks that the rebuild changes none of them.
 */
export async function makeInstallationInUse(empty: Workplace, inUse: Workplace): Promise<StepResult> {
  const before = hashBuild(empty);
  const made = await makeOnceOrTwice(empty, inUse);
  const changed = findChanges(before, hashBuild(empty)).map((path) => `changed by the rebuild of a copy: ${path}`);
  return { ...made, failed: made.failed + changed.length, failures: [...made.failures, ...changed] };
}

async function makeOnceOrTwice(empty: Workplace, inUse: Workplace): Promise<StepResult> {
  const first = await make();
  if (first.failed === 0) return first;
  rmSync(inUse.folder, { recursive: true, force: true });
  const second = await make();
  return second.failed === 0 ? { ...second, flaky: first.failures } : second;

  function make(): Promise<StepResult> {
    createTree(empty.folder, inUse.folder);
    return testRebuild(inUse);
  }
}
