import * as z from 'zod';
import type { EntryNumber } from '../entry-number.ts';

const number = z.string().transform((value) => value as EntryNumber);

/** Response of `GET /api/{product}/{n}`, and the value of each key in a static-strongs shard. */
export const entryAnswer = z.object({
  /** Equals `strongsNumber`; lists use it as their key. */
  id: z.string(),
  strongsNumber: number,
  language: z.enum(['hebrew', 'greek']),
  aramaic: z.boolean(),
  /** The lemma. */
  word: z.string(),
  /** Empty where the dictionary has none, like every text below. */
  transliteration: z.string(),
  pronunciation: z.string(),
  partOfSpeech: z.string(),
  definition: z.string(),
  /** The derivation, with references as "H433 (אֱלוֹהַּ)". */
  origin: z.string(),
  /** Renderings, comma-separated, most frequent first, with their count: "God (2,346×), gods (216×)". */
  usage: z.string(),
  gloss: z.string(),
});
export type EntryAnswer = z.infer<typeof entryAnswer>;

/** `/static-strongs/H4.json`: entries H400 to H499 by number, as the API returns them. */
export const entryShard = z.record(z.string(), entryAnswer);
/** `similar` is only in the file: other words that differ by one letter from an answer of the entry's card. */
export type ShardEntry = EntryAnswer & { similar?: string };
export type EntryShard = Record<string, ShardEntry>;
