import { findVersion, type ReadableVersion, type ReadableVersions } from '../reading/readable-version.ts';
import type { InterlinearAnswer, NamedText } from './interlinear-answer.ts';
import { interlinearPassagePath } from './interlinear-paths.ts';
import { interlinearTexts, orderOf, partnersOf } from './interlinear-texts.ts';

/** The links of the page of a passage. */
export interface InterlinearMenus {
  /** The same passage in every text that can have it. */
  texts: { href: string; name: string; isCurrent: boolean }[];
  /** The texts that can be shown under this one. The current one is first. */
  partners: NamedText[];
  /** Code of the text that the reader chose, if it can be under no verse of this one. */
  unknownPartner?: string;
}

export function interlinearMenus(
  readable: ReadableVersions,
  {
    text,
    books,
    answer: { passage, partners },
    asked,
  }: {
    text: ReadableVersion;
    /** The books of the passage. */
    books: readonly number[];
    answer: Pick<InterlinearAnswer, 'passage' | 'partners'>;
    /** Code of the partner that the reader chose, or empty. */
    asked: string;
  },
): InterlinearMenus {
  const partnersIn = (of: ReadableVersion): ReadableVersion[] => [
    ...new Map(books.flatMap((book) => partnersOf(readable, of, book).map((each) => [each.version, each]))).values(),
  ];
  const chosen = findVersion(readable, asked);
  const isPossible = interlinearTexts(readable).some(
    (other) => other.rows.id === chosen?.rows.id && orderOf(other) !== orderOf(text),
  );
  const isShown = asked === '' || partners.some(({ code }) => code === asked);
  const current = partners.find(({ code }) => code === asked) ?? partners[0];
  return {
    texts: interlinearTexts(readable)
      .filter((other) => other.rows.id === text.rows.id || partnersIn(other).length > 0)
      .map((other) => ({
        href: interlinearPassagePath(passage, other.version),
        name: other.label,
        isCurrent: other.rows.id === text.rows.id,
      })),
    partners: partnersIn(text)
      .map(({ version, label }) => ({ code: version, name: label }))
      .sort((a, b) => Number(b.code === current?.code) - Number(a.code === current?.code)),
    ...(!isShown && !isPossible && { unknownPartner: asked }),
  };
}
