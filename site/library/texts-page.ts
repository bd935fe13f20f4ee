import { libraryMetadata, type Edition, type Source, type Version } from './frame.ts';
import { withWordsOnce } from './words-once.ts';

export interface TextsPage {
  edition: Edition;
  sources: { source: Source; versions: Version[] }[];
}

/** Every known source, with loaded ones first, and the versions made from it. */
export function textsPage(): TextsPage {
  const { edition, sources, versions: loaded } = libraryMetadata();
  const versions = loaded.map(withWordsOnce);
  return {
    edition,
    sources: [...sources]
      .sort((a, b) => Number(a.status === 'missing') - Number(b.status === 'missing'))
      .map((source) => ({ source, versions: versions.filter((version) => version.source === source.code) })),
  };
}
