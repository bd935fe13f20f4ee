import { isPrepared } from '../prepare.ts';

/** Fails if a start in this tree would build something again, right after a build. */
if (!isPrepared()) {
  process.stderr.write('A second start would build again what the first one built.\n');
  process.exitCode = 1;
}
