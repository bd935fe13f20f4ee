import { readFileSync, statSync } from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Imports } from './reach.ts';

const isCode: ReadonlySet<string> = new Set(['.ts', '.tsx', '.js', '.mjs']);

/**
 * The import graph from some entry files, as paths from the root. Types are not imports. A package is represented by
 * its manifest, which contains its version. A thread counts as imported by the file that starts it. Throws for an
 * import that is known only at run time.
 */
export function readImports(root: string, entries: readonly string[]): Imports {
  const imports = new Map<string, string[]>();
  const waiting = [...entries];
  for (const file of waiting) {
    if (imports.has(file)) continue;
    const found = isCode.has(extname(file)) ? importsOf(root, file) : [];
    imports.set(file, found);
    waiting.push(...found);
  }
  return Object.fromEntries(imports);
}

function importsOf(root: string, file: string): string[] {
  const path = join(root, file);
  const specifiers = specifiersOf(path, readFileSync(path, 'utf8'));
  return [...new Set(specifiers)]
    .filter((specifier) => !isBuiltin(specifier))
    .map((specifier) => relative(root, locate(root, path, specifier)).replaceAll(sep, '/'));
}

function specifiersOf(path: string, text: string): string[] {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const { staticImports, staticExports, dynamicImports, importMetas } = parsed.module;
  const isMore = importMetas.length > 0 || dynamicImports.length > 0;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...(isMore ? lateSpecifiersOf(path, parsed.program) : []),
  ];
}

/** Specifiers of `import('…')`, and of `new URL('./…', import.meta.url)`, which starts threads. */
function lateSpecifiersOf(path: string, program: Parameters<Visitor['visit']>[0]): string[] {
  const found: string[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string')
        throw new Error(`${path} imports a computed path. Write the path as a string`);
      found.push(source.value);
    },
    NewExpression: ({ callee, arguments: [specifier, base] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      const isRelativeToModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
      if (!isUrl || !isRelativeToModule || specifier?.type !== 'Literal' || typeof specifier.value !== 'string') return;
      const url = new URL(specifier.value, pathToFileURL(path));
      if (statSync(url, { throwIfNoEntry: false })?.isFile()) found.push(fileURLToPath(url));
    },
  }).visit(program);
  return found;
}

/** A file of the project, or the manifest of a package. */
function locate(root: string, from: string, specifier: string): string {
  if (isAbsolute(specifier)) return specifier;
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  if (specifier.startsWith('#')) return resolve(root, targetOf(root, specifier));
  const manifest = findPackageJSON(specifier, pathToFileURL(from));
  if (manifest === undefined) throw new Error(`${from} imports ${specifier}, which is not installed: run "npm ci"`);
  return manifest;
}

/** Resolves the `imports` of package.json: "#data/*" means "./data/*". */
function targetOf(root: string, specifier: string): string {
  aliases ??= (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
    .imports;
  for (const [pattern, target] of Object.entries(aliases)) {
    const [before = ''] = pattern.split('*');
    if (specifier.startsWith(before)) return target.replace('*', specifier.slice(before.length));
  }
  throw new Error(`${specifier} is not in "imports" of package.json`);
}
let aliases: Record<string, string> | undefined;
