import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Like `parseArgs` of Node, whose errors have several sentences. The error of this function is one sentence, followed by
 * the usage.
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    const [, option] = /^Option '(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(problem) ?? [];
    throw new Error(`${option ? `${option} needs a value` : problem}. Usage: ${usage}`, { cause: error });
  }
}
