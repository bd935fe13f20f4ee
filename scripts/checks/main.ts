import { pureTests, quickChecks } from './steps.ts';

/** The quick gate: format, types, lint, styles and pure tests. It needs no built library and no browser. */
const results = [...(await quickChecks()), await pureTests()];
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
