import { namedVersions } from '../versions/named-versions.ts';

export const notInTranslation = 'Verse not available in this translation';
export const notInRstne = 'Verse not available in RSTNE';

export function noPassageMessage(reference: string): string {
  return `These versions do not have ${reference}.`;
}
export const tooFewVersions = 'Fewer than two versions are loaded on this site, so there is nothing to compare.';

/** For reads from the downloads on a device. */
export function versionNotDownloadedMessage(code: string): string {
  const name = namedVersions[code]?.name;
  return `${name ? `The ${name}` : `The version “${code}”`} is not downloaded. Download it on the page “Read offline”.`;
}
export const oneVersionDownloaded = 'Only one version is downloaded. Download another version to compare.';
export const noTaggedTextDownloaded = 'No downloaded version has Strong’s numbers.';
export const verseNotDownloaded = 'No downloaded version has this verse.';

/** For an interlinear view. */
export function textLacksMessage(name: string, reference: string): string {
  return `The ${name} does not have ${reference}.`;
}
export function untaggedTextMessage(name: string): string {
  return `The words of the ${name} have no Strong’s numbers, so there is no interlinear view of it.`;
}
