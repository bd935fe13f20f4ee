import type { ReadableVersion, ReadableVersions } from '../reading/readable-version.ts';
import type { NamedText } from './interlinear-answer.ts';
import { interlinearPassagePath } from './interlinear-paths.ts';
import { interlinearTexts, partnersOf } from './interlinear-texts.ts';

/** The links of the page of a passage. */
export interface InterlinearMenus {
  /** The same passage in every text that can have it. */
  texts: { href: string; name: string; isCurrent: boolean }[];
  /** The texts that can be shown under this one. The current one is first. */
  partners: NamedText[];
}

export function interlinearMenus(
  readable: ReadableVersions,
  {
    text,
    book,
    reference,
    partner,
  }: { text: ReadableVersion; book: number; reference: string; partner: string | undefined },
): InterlinearMenus {
  const partners = partnersOf(readable, text, book);
  return {
    texts: interlinearTexts(readable)
      .filter((other) => other.rows.id === text.rows.id || partnersOf(readable, other, book).length > 0)
      .map((other) => ({
        href: interlinearPassagePath(reference, other.version),
        name: other.label,
        isCurrent: other.rows.id === text.rows.id,
      })),
    partners: partners
      .map(({ version, label }) => ({ code: version, name: label }))
      .sort((a, b) => Number(b.code === partner) - Number(a.code === partner)),
  };
}
