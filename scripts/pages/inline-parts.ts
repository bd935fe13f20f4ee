import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of a page's inline scripts and styles, in the format of a policy. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const script = /<script\b(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>(?<code>[\s\S]*?)<\/style>/g;
/** Types that run. Any other type is data. */
const runs = /\btype="?(?:module|text\/javascript|application\/javascript)\b/;

/** By the URL path of a page: "/", "/lexicon/H430". */
export type PartsOfPages = ReadonlyMap<string, InlineParts>;

/** Reads the inline parts of each built page. */
export function readInlineParts(output: string): PartsOfPages {
  // Cached, because thousands of pages have the same ones.
  const hashes = new Map<string, string>();
  const hashOnce = (code: string): string => {
    const hash = hashes.get(code) ?? hashOf(code);
    hashes.set(code, hash);
    return hash;
  };
  return new Map(
    globSync('**/*.html', { cwd: output }).map((file) => {
      const urlPath = `/${file.replace(/(?:^index)?\.html$/, '')}`;
      return [urlPath, readParts(readFileSync(join(output, file), 'utf8'))];
    }),
  );

  function readParts(html: string): InlineParts {
    return {
      scripts: new Set(inlineScripts(html).map(hashOnce)),
      styles: new Set(inlineStyles(html).map(hashOnce)),
    };
  }
}

/** The code of a page's inline scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups: { attributes = '', code = '' } = {} }) => {
    const isInline = !/\bsrc=/.test(attributes) && (!/\btype=/.test(attributes) || runs.test(attributes));
    return isInline && code !== '' ? [code] : [];
  });
}

/** The text of a page's style elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(style)].map(({ groups: { code = '' } = {} }) => code);
}

/** The hash of a script or a style in a policy: "'sha256-…'". */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The union of all parts. */
export function unionOfParts(all: readonly InlineParts[]): InlineParts {
  return {
    scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(all.flatMap(({ styles }) => [...styles])),
  };
}
