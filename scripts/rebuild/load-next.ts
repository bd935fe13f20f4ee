import { publishLibrary } from '../publish/publish.ts';

/** Loads the library into the folder in `LEXICON_STATE`. */
try {
  await publishLibrary({ target: 'local' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
