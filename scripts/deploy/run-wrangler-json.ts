import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The result of a wrangler command. */
export interface WranglerResult {
  succeeded: boolean;
  /** Its standard output. */
  output: string;
  /** Both streams, for error messages. */
  all: string;
}

/** Runs wrangler. The deployment runs it only through this function, so that tests can return documented results. */
export type RunWrangler = (...command: string[]) => Promise<WranglerResult>;

const wrangler = 'node_modules/wrangler/bin/wrangler.js';

/** Runs wrangler and captures its output. It never prompts. */
export const captureWrangler: RunWrangler = (...command) => run(command, 'keep');

/** Runs wrangler and shows its output as it arrives. */
export const showWrangler: RunWrangler = (...command) => run(command, 'show');

function run(command: string[], output: 'keep' | 'show'): Promise<WranglerResult> {
  const child = spawn(process.execPath, [wrangler, ...command], {
    env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, all] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    all += text;
    if (output === 'show') process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all += text;
    if (output === 'show') process.stderr.write(text);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ succeeded: status === 0, output: stdout, all: stripVTControlCharacters(all).trim() }),
    );
  });
}

/** What a deployment defines in the worker's code: one of React's two builds, and the product's name. */
export function deployDefines(): string[] {
  const defines = { 'process.env.NODE_ENV': '"production"', ...productDefines() };
  return Object.entries(defines).flatMap(([name, value]) => ['--define', `${name}:${value}`]);
}

/** The globals of data/site/product.ts, if the environment names another product. */
function productDefines(): Record<string, string> {
  const { PRODUCT_NAME, PRODUCT_SLUG } = process.env;
  return {
    ...(PRODUCT_NAME && { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) }),
    ...(PRODUCT_SLUG && { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) }),
  };
}
