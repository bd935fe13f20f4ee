import { readArguments } from '../read-arguments.ts';
import { closingLines, type StepResult } from './run-step.ts';
import { pureTests, quickChecks } from './steps.ts';

/**
 * The quick gate: format, types, lint, styles, spelling, unused code and pure tests, all at the same time. It needs no
 * built library and no browser. The last lines say what failed.
 */
try {
  readArguments('npm run check, without arguments', {});
  const [checks, tests] = await Promise.all([quickChecks(), pureTests()]);
  const results: StepResult[] = [...checks, tests];
  process.stdout.write(closingLines(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
