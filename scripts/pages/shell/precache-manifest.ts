import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the service worker keeps from the first visit on, as Workbox takes it. */
export interface PrecacheEntry {
  url: string;
  /** `null` where the name itself has a hash. */
  revision: string | null;
}

/** Pages that the service worker answers with when nothing else is there. */
const pages = ['/shells/results', '/shells/not-kept', '/offline'];
const pictures = ['/logo.svg', '/favicon.svg'];

/** Says in a script that it draws with React, 65 kB on the wire: what needs it is not worth its place in the shell. */
const reactSign = 'react.transitional.element';
const thread = /new Worker\([^)]*?(\/_astro\/[\w-]+\.js)[^)]*\)/g;

/**
 * The pages of the shell with every script that they may come to ask for, whether at once or on first use; without
 * fonts, which every visited page brings, and without the search thread, which comes with the texts that it searches.
 * `output` is the folder of the built site.
 */
export function precacheManifest(output: string): PrecacheEntry[] {
  const scripts = new ScriptGraph(join(output, '_astro'));
  const own = [...pages.map((page) => `${page}.html`), ...pictures];
  const missing = own.find((file) => !existsSync(join(output, file)));
  if (missing) throw new Error(`The shell needs ${missing}, which is not in ${output}: a page of site/pages/shells was renamed or removed`);
  const reached = scripts.from(pages.map((page) => readFileSync(join(output, `${page}.html`), 'utf8')));
  return [
    ...pages.map((page) => ({ url: page, revision: revisionOf(join(output, `${page}.html`)) })),
    ...pictures.map((picture) => ({ url: picture, revision: revisionOf(join(output, picture)) })),
    ...reached.map((name) => ({ url: `/_astro/${name}`, revision: null })),
  ];
}

/** The script that searches kept texts, the only one that is begun as a thread. */
export function searchThread(output: string): string {
  const found = new Set(globSync(join(output, '_astro', '*.js')).flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(thread), ([, path = '']) => path)));
  const [path] = found;
  if (path === undefined || found.size > 1) throw new Error(`The built scripts begin ${found.size} threads, and the search of kept texts should be the one`);
  return path;
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

/** Which script names which. Bundled names are hashes, so a name in a text is a reference and nothing else. */
class ScriptGraph {
  readonly #texts: Map<string, string>;

  constructor(folder: string) {
    this.#texts = new Map(globSync(join(folder, '*.js')).map((file) => [basename(file), readFileSync(file, 'utf8')]));
  }

  /** Names of all scripts that the texts lead to, in order of name. */
  from(texts: readonly string[]): string[] {
    const reached = new Set<string>();
    const waiting = [...texts];
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      for (const name of this.#namedIn(text)) {
        if (reached.has(name) || this.#drawsWithReact(name, new Set())) continue;
        reached.add(name);
        waiting.push(this.#texts.get(name) ?? '');
      }
    }
    return [...reached].sort();
  }

  #namedIn(text: string): string[] {
    const withoutThreads = text.replaceAll(thread, '');
    return [...this.#texts.keys()].filter((name) => withoutThreads.includes(name));
  }

  /** Itself, or by what it imports at once. */
  #drawsWithReact(name: string, seen: Set<string>): boolean {
    const text = this.#texts.get(name) ?? '';
    if (text.includes(reactSign)) return true;
    seen.add(name);
    const imported = Array.from(text.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g), ([, each = '']) => each);
    return imported.some((each) => !seen.has(each) && this.#drawsWithReact(each, seen));
  }
}
