import { quickChecks, unitTests } from './steps.ts';

/** The quick gate: types, lint with the import directions, unit tests. */
const results = [...(await quickChecks()), await unitTests()];
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
