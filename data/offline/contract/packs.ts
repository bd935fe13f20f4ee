import * as z from 'zod';

/** A file that is fetched, verified and cached as a whole. Its name contains its hash, so it never changes. */
export const packFile = z.object({
  path: z.string(),
  bytes: z.int().positive(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** `/packs/{first 16 digits of the hash}.pack`. */
export const packPiece = packFile.extend({ path: z.string().regex(/^\/packs\/[0-9a-f]{16}\.pack$/) });

/**
 * Several pages compressed together: a gzip member whose JSON maps a URL to `[shell, ...parts]`. `first` and `last` are
 * the lowest and highest of its URLs by code units; members are in this order. `start` and `end` are byte offsets in
 * the piece.
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
  /** A sentence that describes the contents. */
  about: z.string(),
  /** Hash of all contents. Equal packs of two builds have the same version. */
  version: z.string(),
  /** Bytes of all files of the pack for a first download. */
  bytes: z.int().positive(),
  /** Number of pages that open offline from it. Data files that the pages fetch are included but not counted. */
  pages: z.int().positive(),
  /** URL prefixes of its pages, e.g. `/lexicon/H`. */
  covers: z.array(z.string()).min(1),
  /** The Content-Security-Policy of its pages, which depends on their content. */
  policy: z.string(),
  /** Gzip of the JSON array of its shells (data/offline/packed-page.ts). */
  frames: z.array(packPiece).min(1),
  /** Gzip members; none is split between pieces. */
  pieces: z.array(packPiece).min(1),
  members: z.array(packMember).min(1),
  /** The search data of a version: the gzip files of its text pack and of the dictionary pack, cut into pieces. */
  search: z.object({ text: z.array(packPiece).min(1), dictionary: z.array(packPiece).min(1) }).optional(),
  /** Scripts and fonts that its pages load. */
  assets: z.array(packFile),
});

/** `/packs/index.json`. */
export const packIndex = z.object({
  /** Id of the build of pages and packs. Pages of different builds are never mixed. */
  build: z.string(),
  packs: z.array(pack),
});

export type PackFile = z.infer<typeof packFile>;
export type PackPiece = z.infer<typeof packPiece>;
export type PackMember = z.infer<typeof packMember>;
export type Pack = z.infer<typeof pack>;
export type PackIndex = z.infer<typeof packIndex>;
