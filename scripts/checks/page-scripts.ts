import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const quote = '["\'`]';
const moduleScript = /<script type="?module"? src="?([^">\s]+)/g;
/** `from"./x.js"` and `import"./x.js"`; `import("./x.js")` is on first use, and not followed. */
const staticImport = new RegExp(`(?:from|import)\\s*${quote}([^"'\`]+\\.js)${quote}`, 'g');
/** A script that holds the page up until it has come. */
const blockingScript = /<script\b(?![^>]*\b(?:type="?module"?|async|defer)\b)[^>]*\bsrc=[^>]*>/g;

const importsOf = new Map<string, string[]>();

/** Files that a page's own scripts load by themselves, before anything is used: each once, as paths below `folder`. */
export function scriptsOf(html: string, folder = 'dist'): string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of staticImports(path, folder)) follow(next);
  };
  for (const [, path = ''] of html.matchAll(moduleScript)) follow(path);
  return [...found];
}

/** Tags of scripts without which nothing can be read. */
export function blockingScripts(html: string): string[] {
  return [...html.matchAll(blockingScript)].map(([tag]) => tag);
}

function staticImports(path: string, folder: string): string[] {
  const known = importsOf.get(folder + path);
  if (known) return known;
  const code = readFileSync(folder + path, 'utf8');
  const imports = [...code.matchAll(staticImport)].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier));
  importsOf.set(folder + path, imports);
  return imports;
}
