import { pureTests, quickChecks } from './steps.ts';

/**
 * The quick gate: format, types, lint, styles, spelling, unused code and pure tests, all at the same time. It needs no
 * built library and no browser.
 */
const [checks, tests] = await Promise.all([quickChecks(), pureTests()]);
process.exit([...checks, tests].some(({ failed }) => failed > 0) ? 1 : 0);
