import type { ChapterVersion } from './chapter.ts';

/** The version that a chapter is compared with unless another is chosen: one in another language, else the first. */
export function chooseBeside(version: Pick<ChapterVersion, 'language'>, others: readonly Pick<ChapterVersion, 'code' | 'language'>[]): string | undefined {
  return (others.find(({ language }) => language !== version.language) ?? others[0])?.code;
}
