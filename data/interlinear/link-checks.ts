/**
 * How the words of two texts get linked:
 * - `position`: the source of the translation names the position of the original word for each phrase.
 * - `number`: the source of the translation names the Strong's number of each phrase.
 * - `automatic`: a program assigned the numbers of the translation.
 */
export type LinkMethod = 'position' | 'number' | 'automatic';

/** Links between a translation and originals that a reader compared with the printed sense. */
export interface LinkCheck {
  /** For example "King James Version, New Testament". */
  name: string;
  /** Codes of the texts. */
  translations: readonly string[];
  originals: readonly string[];
  method: LinkMethod;
  checked: number;
  wrong: number;
}

const kjv = ['kjv', 'kjv_strongs'];
const textusReceptus = ['tr', 'trparsed'];

/** The checks of November 2026. The reader knew neither the code nor its rules. */
export const linkChecks: readonly LinkCheck[] = [
  {
    name: 'King James Version, New Testament',
    translations: kjv,
    originals: textusReceptus,
    method: 'position',
    checked: 250,
    wrong: 3,
  },
  {
    name: 'King James Version, Old Testament',
    translations: kjv,
    originals: ['wlc'],
    method: 'number',
    checked: 150,
    wrong: 0,
  },
  {
    name: 'King James Version under the SBL Greek New Testament',
    translations: kjv,
    originals: ['sblgnt'],
    method: 'number',
    checked: 100,
    wrong: 0,
  },
  {
    name: 'Reina-Valera 1909',
    translations: ['rv1909'],
    originals: ['wlc', 'sblgnt', ...textusReceptus],
    method: 'number',
    checked: 200,
    wrong: 1,
  },
  {
    name: 'World English Bible',
    translations: ['web'],
    originals: ['wlc', 'sblgnt', ...textusReceptus],
    method: 'automatic',
    checked: 250,
    wrong: 7,
  },
];

/**
 * The check of the links between two texts, by their codes. `undefined` if nobody has checked them. `hasImport`: one of
 * the texts was imported, so it is not the text that was checked.
 */
export function findLinkCheck(translation: string, original: string, hasImport = false): LinkCheck | undefined {
  if (hasImport) return undefined;
  return linkChecks.find(
    ({ translations, originals }) => translations.includes(translation) && originals.includes(original),
  );
}
