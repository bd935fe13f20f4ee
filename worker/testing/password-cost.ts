import { afterAll, beforeAll } from 'vitest';
import { cost as realCost, type PasswordCost } from '../accounts/password-cost.ts';

/**
 * The cost in the worker's tests, which hash 200 passwords. At the real cost, one hash takes 0.36 s of CPU. The browser
 * tests use the real cost.
 */
export let cost: Readonly<PasswordCost> = { ...realCost, ln: 4 };

/** Tests of the file, or of the `describe` block, hash with the real cost. */
export function useRealCost(): void {
  let testCost: Readonly<PasswordCost>;
  beforeAll(() => {
    testCost = cost;
    cost = realCost;
  });
  afterAll(() => {
    cost = testCost;
  });
}
