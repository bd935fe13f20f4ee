import { libraryMetadata } from './frame.ts';

/** What the page of the reader's own notes needs to know about the versions: those with the numbers of the KJV. */
export function myStudyPage(): { kjvNumbered: string[] } {
  const { versions } = libraryMetadata();
  return { kjvNumbered: versions.filter(({ versification }) => versification === 'kjv').map(({ code }) => code) };
}
