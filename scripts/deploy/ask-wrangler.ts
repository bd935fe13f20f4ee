import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** What a command of wrangler said. */
export interface Said {
  succeeded: boolean;
  /** Its answer. */
  output: string;
  /** Both streams, for whoever has to be told why it failed. */
  all: string;
}

/** Asks wrangler; the one place of the deployment that does. Tests give another that answers from the documentation. */
export type AskWrangler = (...command: string[]) => Promise<Said>;

const wrangler = 'node_modules/wrangler/bin/wrangler.js';

/** Runs wrangler and keeps what it says; it asks nothing back. */
export const askWrangler: AskWrangler = (...command) => run(command, 'keep');

/** Runs wrangler and shows what it says as it comes. */
export const showWrangler: AskWrangler = (...command) => run(command, 'show');

function run(command: string[], output: 'keep' | 'show'): Promise<Said> {
  const child = spawn(process.execPath, [wrangler, ...command], {
    env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [answer, all] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
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
      resolve({ succeeded: status === 0, output: answer, all: stripVTControlCharacters(all).trim() }),
    );
  });
}

/** What a deployment compiles into the worker: of React's two builds it has one, and the product's name. */
export function deployDefines(): string[] {
  const defines = { 'process.env.NODE_ENV': '"production"', ...productDefines() };
  return Object.entries(defines).flatMap(([name, value]) => ['--define', `${name}:${value}`]);
}

/** The globals of data/site/product.ts, where the environment names the product otherwise. */
function productDefines(): Record<string, string> {
  const { PRODUCT_NAME, PRODUCT_SLUG } = process.env;
  return {
    ...(PRODUCT_NAME && { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) }),
    ...(PRODUCT_SLUG && { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) }),
  };
}
