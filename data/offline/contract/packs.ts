import * as z from 'zod';

/** What is fetched, verified and kept at a time. Its name tells its content, so it never changes. */
export const packFile = z.object({
  path: z.string(),
  bytes: z.int().positive(),
  /** Of the file, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** `/packs/{first 16 digits of the hash}.pack`. */
export const packPiece = packFile.extend({ path: z.string().regex(/^\/packs\/[0-9a-f]{16}\.pack$/) });

/**
 * Some pages, compressed as one: a gzip member whose JSON maps an address to `[frame, ...parts]`. `first` and `last` are
 * the lowest and the highest of its addresses by code units; members ascend by them. `start` and `end` are bytes of the
 * piece.
 */
export const packMember = z.object({
  first: z.string(),
  last: z.string(),
  piece: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().positive(),
});

export const pack = z.object({
  /** `hebrew-entries`, `greek-entries`, `hebrew-learning`, or the code of a version. */
  name: z.string(),
  title: z.string(),
  /** A sentence on what is in it. */
  about: z.string(),
  /** Of everything in it: equal packs of two builds have one version. */
  version: z.string(),
  /** Everything that is fetched for it, in bytes, when nothing is there yet. */
  bytes: z.int().positive(),
  /** Pages that open from it without a network; the data files that they fetch are in it too, and not counted. */
  pages: z.int().positive(),
  /** Beginnings of the addresses that it has, e.g. `/lexicon/H`. */
  covers: z.array(z.string()).min(1),
  /** The Content-Security-Policy of its pages, which names what stands in them. */
  policy: z.string(),
  /** Gzip of the JSON list of its frames (data/offline/packed-page.ts). */
  frames: z.array(packPiece).min(1),
  /** Gzip members, whole ones in each piece. */
  pieces: z.array(packPiece).min(1),
  members: z.array(packMember).min(1),
  /** What search needs, of a version: the gzip of its text pack and of the dictionary pack, cut into pieces. */
  search: z.object({ text: z.array(packPiece).min(1), dictionary: z.array(packPiece).min(1) }).optional(),
  /** Hashed scripts and fonts that its pages load. */
  assets: z.array(packFile),
});

/** `/packs/index.json`. */
export const packIndex = z.object({
  /** Of pages and packs: pages of one build are never mixed with those of another. */
  build: z.string(),
  packs: z.array(pack),
});

export type PackFile = z.infer<typeof packFile>;
export type PackPiece = z.infer<typeof packPiece>;
export type PackMember = z.infer<typeof packMember>;
export type Pack = z.infer<typeof pack>;
export type PackIndex = z.infer<typeof packIndex>;
