import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { PartsOfPages } from './inline-parts.ts';
import { memberRecord } from './packs/previous-packs.ts';
import { pageCode } from './page-code.ts';

/** What the current pages were made from. Written with them, and valid only while `build` is theirs. */
const path = '.build/build-record.json';

const record = z.object({
  build: z.string(),
  /** Hash of the code and the settings that all pages are made with. */
  code: z.string(),
  pageCode,
  entries: z.string(),
  chapters: z.record(z.string(), z.string()),
  /** Thousands of pages have the same inline parts, so a page refers to them by index. */
  inline: z.object({
    kinds: z.array(z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
    pages: z.record(z.string(), z.number()),
  }),
  packs: z.record(z.string(), z.array(memberRecord)),
});

/** Information about the pages of a build, for the next build. */
export interface BuildRecord extends Omit<z.output<typeof record>, 'inline'> {
  inline: PartsOfPages;
}

/**
 * The record of the built site in a folder, matched by the build id in its packs; `undefined` if this code has written
 * no such record.
 */
export function readBuildManifest(output: string, code: string): BuildRecord | undefined {
  if (!existsSync(path)) return undefined;
  const { data } = record.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!data || data.code !== code || data.build !== buildOf(output)) return undefined;
  const kinds = data.inline.kinds.map(({ scripts, styles }) => ({
    scripts: new Set(scripts),
    styles: new Set(styles),
  }));
  const pages = Object.entries(data.inline.pages).flatMap(([urlPath, at]) => {
    const parts = kinds[at];
    return parts ? [[urlPath, parts] as const] : [];
  });
  return { ...data, inline: new Map(pages) };
}

/** Call it after the site is rendered. `build` is the build id in its packs. */
export function writeBuildManifest({ inline, ...made }: BuildRecord): void {
  const indexes = new Map<string, number>();
  const pages: Record<string, number> = {};
  for (const [urlPath, { scripts, styles }] of inline) {
    const kind = JSON.stringify({ scripts: [...scripts], styles: [...styles] });
    const at = indexes.get(kind) ?? indexes.size;
    indexes.set(kind, at);
    pages[urlPath] = at;
  }
  const kinds = [...indexes.keys()].map((kind) => JSON.parse(kind) as unknown);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...made, inline: { kinds, pages } }));
}

function buildOf(output: string): string | undefined {
  const index = join(output, 'packs/index.json');
  if (!existsSync(index)) return undefined;
  return (JSON.parse(readFileSync(index, 'utf8')) as { build?: string }).build;
}
