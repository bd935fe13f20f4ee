import type { Binyan } from './binyan.ts';
import type { VerbCell } from './verb-cells.ts';

/**
 * Forms that no rule produces, from Gesenius, Kautzsch and Cowley, Hebrew Grammar (1910), with the section, and from
 * the tables of the Academy of the Hebrew Language.
 */
export interface IrregularVerb {
  root: string;
  binyan: Binyan;
  reason: string;
  /** The only correct forms; `null` if none is in use. Other cells follow the rules. */
  cells: Partial<Record<VerbCell, string | null>>;
}

const noImperative = { 'imperative ms': null, 'imperative fs': null, 'imperative cp': null };

export const irregularVerbs: readonly IrregularVerb[] = [
  {
    root: 'א.מ.ר',
    binyan: "Pa'al",
    reason: 'the alef is not even written; the Bible has לֵאמֹר (§68e)',
    cells: { infinitive: 'לוֹמַר' },
  },
  {
    root: 'א.ה.ב',
    binyan: "Pa'al",
    reason: 'hataf segol after segol, Psalm 31:24',
    cells: { 'imperative fs': 'אֶהֱבִי', 'imperative cp': 'אֶהֱבוּ' },
  },
  {
    root: 'ש.כ.ב',
    binyan: "Pa'al",
    reason: 'a in the infinitive too (§45c)',
    cells: { infinitive: 'לִשְׁכַּב' },
  },
  {
    root: 'ל.ק.ח',
    binyan: "Pa'al",
    reason: 'lamed falls and is swallowed as nun is, and ת makes up for it; before shva ק is not doubled (§66g, §20m)',
    cells: {
      infinitive: 'לָקַחַת',
      'future 1cs': 'אֶקַּח',
      'future 2ms': 'תִּקַּח',
      'future 2fs': 'תִּקְחִי',
      'future 3ms': 'יִקַּח',
      'future 3fs': 'תִּקַּח',
      'future 1cp': 'נִקַּח',
      'future 2cp': 'תִּקְחוּ',
      'future 3cp': 'יִקְחוּ',
      'imperative ms': 'קַח',
      'imperative fs': 'קְחִי',
      'imperative cp': 'קְחוּ',
    },
  },
  {
    root: 'נ.ת.נ',
    binyan: "Pa'al",
    reason: 'both nuns fall, the last is swallowed by the ending, and the future has e (§66h)',
    cells: {
      infinitive: 'לָתֵת',
      'past 1cs': 'נָתַתִּי',
      'past 2ms': 'נָתַתָּ',
      'past 2fs': 'נָתַתְּ',
      'past 2mp': 'נְתַתֶּם',
      'past 2fp': 'נְתַתֶּן',
      'future 1cs': 'אֶתֵּן',
      'future 2ms': 'תִּתֵּן',
      'future 2fs': 'תִּתְּנִי',
      'future 3ms': 'יִתֵּן',
      'future 3fs': 'תִּתֵּן',
      'future 1cp': 'נִתֵּן',
      'future 2cp': 'תִּתְּנוּ',
      'future 3cp': 'יִתְּנוּ',
      'imperative ms': 'תֵּן',
      'imperative fs': 'תְּנִי',
      'imperative cp': 'תְּנוּ',
    },
  },
  {
    root: 'ה.י.ה',
    binyan: "Pa'al",
    reason: 'no present is in use; hataf segol where its first letter loses its vowel (§63q, §75s)',
    cells: {
      'present ms': null,
      'present fs': null,
      'present mp': null,
      'present fp': null,
      'past 2mp': 'הֱיִיתֶם',
      'past 2fp': 'הֱיִיתֶן',
      'imperative ms': 'הֱיֵה',
      'imperative fs': 'הֲיִי',
      'imperative cp': 'הֱיוּ',
    },
  },
  {
    root: 'ח.י.ה',
    binyan: "Pa'al",
    reason: 'the present is the adjective חַי, which also serves for “he lived” (§76i)',
    cells: {
      'present ms': 'חַי',
      'present fs': 'חַיָּה',
      'present mp': 'חַיִּים',
      'present fp': 'חַיּוֹת',
      'past 3ms': 'חַי',
    },
  },
  {
    root: 'מ.ו.ת',
    binyan: "Pa'al",
    reason: 'a hollow verb of state: e in present and past (§72l)',
    cells: {
      'present ms': 'מֵת',
      'present fs': 'מֵתָה',
      'present mp': 'מֵתִים',
      'present fp': 'מֵתוֹת',
      'past 3ms': 'מֵת',
      'past 3fs': 'מֵתָה',
      'past 3cp': 'מֵתוּ',
    },
  },
  {
    root: 'י.כ.ל',
    binyan: "Pa'al",
    reason: 'o in the past, u in the future, no infinitive or imperative in use (§43a, §69r)',
    cells: {
      infinitive: null,
      'present ms': 'יָכוֹל',
      'present fs': 'יְכוֹלָה',
      'present mp': 'יְכוֹלִים',
      'present fp': 'יְכוֹלוֹת',
      'past 1cs': 'יָכֹלְתִּי',
      'past 2ms': 'יָכֹלְתָּ',
      'past 2fs': 'יָכֹלְתְּ',
      'past 3ms': 'יָכֹל',
      'past 3fs': 'יָכְלָה',
      'past 1cp': 'יָכֹלְנוּ',
      'past 2mp': 'יְכׇלְתֶּם',
      'past 2fp': 'יְכׇלְתֶּן',
      'past 3cp': 'יָכְלוּ',
      'future 1cs': 'אוּכַל',
      'future 2ms': 'תּוּכַל',
      'future 2fs': 'תּוּכְלִי',
      'future 3ms': 'יוּכַל',
      'future 3fs': 'תּוּכַל',
      'future 1cp': 'נוּכַל',
      'future 2cp': 'תּוּכְלוּ',
      'future 3cp': 'יוּכְלוּ',
      ...noImperative,
    },
  },
  {
    root: 'צ.ר.כ',
    binyan: "Pa'al",
    reason: 'the present is an adjective; the past is said with “to be”, the future lent by Hitpa’el',
    cells: {
      infinitive: null,
      'present ms': 'צָרִיךְ',
      'present fs': 'צְרִיכָה',
      'present mp': 'צְרִיכִים',
      'present fp': 'צְרִיכוֹת',
      'past 1cs': 'הָיִיתִי צָרִיךְ',
      'past 2ms': 'הָיִיתָ צָרִיךְ',
      'past 2fs': 'הָיִית צְרִיכָה',
      'past 3ms': 'הָיָה צָרִיךְ',
      'past 3fs': 'הָיְתָה צְרִיכָה',
      'past 1cp': 'הָיִינוּ צְרִיכִים',
      'past 2mp': 'הֱיִיתֶם צְרִיכִים',
      'past 2fp': 'הֱיִיתֶן צְרִיכוֹת',
      'past 3cp': 'הָיוּ צְרִיכִים',
      'future 1cs': 'אֶצְטָרֵךְ',
      'future 2ms': 'תִּצְטָרֵךְ',
      'future 2fs': 'תִּצְטָרְכִי',
      'future 3ms': 'יִצְטָרֵךְ',
      'future 3fs': 'תִּצְטָרֵךְ',
      'future 1cp': 'נִצְטָרֵךְ',
      'future 2cp': 'תִּצְטָרְכוּ',
      'future 3cp': 'יִצְטָרְכוּ',
      ...noImperative,
    },
  },
];
