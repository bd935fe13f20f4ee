/** The cells of a verb's table, in the order of modern grammars. */
const pastCells = [
  'past 1cs',
  'past 2ms',
  'past 2fs',
  'past 3ms',
  'past 3fs',
  'past 1cp',
  'past 2mp',
  'past 2fp',
  'past 3cp',
] as const;
const presentCells = ['present ms', 'present fs', 'present mp', 'present fp'] as const;
/** In modern Hebrew, the masculine plural is also used for women: תִּלְמְדוּ, יִלְמְדוּ. */
const futureCells = [
  'future 1cs',
  'future 2ms',
  'future 2fs',
  'future 3ms',
  'future 3fs',
  'future 1cp',
  'future 2cp',
  'future 3cp',
] as const;
const imperativeCells = ['imperative ms', 'imperative fs', 'imperative cp'] as const;

export const verbCells = ['infinitive', ...presentCells, ...pastCells, ...futureCells, ...imperativeCells] as const;
/** Person (1 to 3), gender (masculine, feminine, common) and number (singular, plural), as in morphology codes. */
export type VerbCell = (typeof verbCells)[number];
