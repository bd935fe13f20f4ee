import type { LicensesAnswer } from '#data/versions/contract/version.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { api } from '../../client/api.ts';
import { areDownloaded } from '../search/device.ts';
import type { ExportedVersion, ExportList } from './export-list.ts';
import { licenseForbidsMessage, licenseUnknownMessage } from './messages.ts';

/** The Restored Names are derived from the King James Version, whose license applies. */
const restoredFrom = 'kjv';

/** Returns the list without the texts whose license forbids copying them, with a note that says why. */
export async function applyLicenses(list: ExportList, signal: AbortSignal): Promise<ExportList> {
  // Without an answer nothing is known, except of downloaded versions.
  const licenses = await api.licenses(signal).catch(() => undefined);
  signal.throwIfAborted();
  const reasons = await Promise.all(list.versions.map((version) => refusalOf(version, licenses)));
  if (reasons.every((reason) => reason === undefined)) return list;
  const verses = list.verses.map((verse) => {
    const isRefused = (index: number): boolean => reasons[index] !== undefined;
    const texts = verse.texts.map((text, index) =>
      isRefused(list.kind === 'comparison' ? index : verse.version) ? '' : text,
    );
    return { ...verse, texts };
  });
  return { ...list, verses, notes: [...list.notes, ...reasons.flatMap((reason) => reason ?? [])] };
}

/** Why the text of a version has to be left out. */
async function refusalOf(
  { code, name }: ExportedVersion,
  licenses: LicensesAnswer | undefined,
): Promise<string | undefined> {
  const stored = code === restoredVersion.version ? restoredFrom : code;
  const known = licenses && findByCode(licenses, stored);
  if (known) return known.isFree ? undefined : licenseForbidsMessage(name, known.license);
  // Only versions with a free license can be downloaded.
  return (await areDownloaded([stored])) ? undefined : licenseUnknownMessage(name);
}
