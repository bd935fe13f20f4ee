import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { PartsOfPages } from './inline-parts.ts';
import { memberRecord } from './packs/packs-before.ts';
import { pageCode } from './page-code.ts';

/** What the pages in use were made from: written with them, and of use only as long as `build` is theirs. */
const path = '.build/kept.json';

const record = z.object({
  build: z.string(),
  /** Of the code and the settings that all pages are made with. */
  code: z.string(),
  pageCode,
  entries: z.string(),
  chapters: z.record(z.string(), z.string()),
  /** Thousands of pages have the same parts in them: a page names its place among the different ones. */
  inline: z.object({
    kinds: z.array(z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
    pages: z.record(z.string(), z.number()),
  }),
  packs: z.record(z.string(), z.array(memberRecord)),
});

/** What is known of the pages of a build, for the one after it. */
export interface KeptRecord extends Omit<z.output<typeof record>, 'inline'> {
  inline: PartsOfPages;
}

/** Of the built site in a folder, by which its packs name it; `undefined` where this code has made no such record of it. */
export function readRecord(output: string, code: string): KeptRecord | undefined {
  if (!existsSync(path)) return undefined;
  const { data } = record.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!data || data.code !== code || data.build !== buildOf(output)) return undefined;
  const kinds = data.inline.kinds.map(({ scripts, styles }) => ({
    scripts: new Set(scripts),
    styles: new Set(styles),
  }));
  const pages = Object.entries(data.inline.pages).flatMap(([address, at]) => {
    const parts = kinds[at];
    return parts ? [[address, parts] as const] : [];
  });
  return { ...data, inline: new Map(pages) };
}

/** After the site is rendered. `build` names it as its packs do. */
export function writeRecord({ inline, ...made }: KeptRecord): void {
  const places = new Map<string, number>();
  const pages: Record<string, number> = {};
  for (const [address, { scripts, styles }] of inline) {
    const kind = JSON.stringify({ scripts: [...scripts], styles: [...styles] });
    const at = places.get(kind) ?? places.size;
    places.set(kind, at);
    pages[address] = at;
  }
  const kinds = [...places.keys()].map((kind) => JSON.parse(kind) as unknown);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...made, inline: { kinds, pages } }));
}

function buildOf(output: string): string | undefined {
  const index = join(output, 'packs/index.json');
  if (!existsSync(index)) return undefined;
  return (JSON.parse(readFileSync(index, 'utf8')) as { build?: string }).build;
}
