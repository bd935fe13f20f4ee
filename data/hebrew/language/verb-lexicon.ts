/**
 * Properties of verbs that depend on neither root letters nor binyan, from Gesenius, Kautzsch and Cowley, Hebrew
 * Grammar (1910), with the section, and from the tables of the Academy of the Hebrew Language.
 */

/** Pa'al verbs with a in the future although no guttural requires it (§47h): אֶלְמַד. */
export const futureInA = new Set([
  'ל.מ.ד',
  'ל.ב.ש',
  'ג.ד.ל',
  'ר.כ.ב',
  'ש.כ.ב',
  'י.ש.נ',
  'ק.ט.נ',
  'ח.ס.ר',
  'כ.ב.ד',
  'ז.ק.נ',
]);
/** Pa'al verbs with a stative present (§50b): גָּדֵל, יָשֵׁן. */
export const statives = new Set(['ג.ד.ל', 'י.ש.נ', 'כ.ב.ד', 'ז.ק.נ', 'ש.מ.ח', 'צ.מ.א', 'ר.ע.ב']);
/**
 * Pa'al verbs that lose their first yod in future and infinitive (§69), including ה.ל.כ (§69x). Others retain it:
 * אִישַׁן.
 */
export const losesYod = new Set(['י.ש.ב', 'י.ד.ע', 'י.ר.ד', 'י.צ.א', 'י.ל.ד', 'ה.ל.כ']);
/** Pa'al verbs whose first alef is silent in the future, after o (§68). In others it is pronounced: אֶאֱסֹף. */
export const silentAlef = new Set(['א.כ.ל', 'א.מ.ר', 'א.ב.ד', 'א.ב.ה', 'א.פ.ה', 'א.ה.ב']);
/** Verbs whose first ḥet closes its syllable (§63c): לַחְשֹׁב as opposed to לַחֲזֹר. */
export const closedHet = new Set([
  'ח.ש.ב',
  'ח.ל.ט',
  'ח.ת.מ',
  'ח.ב.ש',
  'ח.ד.ל',
  'ח.מ.ל',
  'ח.פ.צ',
  'ח.פ.ר',
  'ח.צ.ב',
  'ח.ק.ר',
]);
/** The two verbs whose first letter does not behave as a guttural before yod (§63q): לִהְיוֹת, אֶחְיֶה. */
export const quietThroat = new Set(['ה.י.ה', 'ח.י.ה']);
/** Pa'al verbs with a stative third person past (§43a): יָשֵׁן. */
export const pastInE = new Set(['י.ש.נ', 'ז.ק.נ', 'כ.ב.ד', 'ר.ע.ב', 'צ.מ.א']);
/** Pa'al verbs whose first nun is dropped in the imperative too (§66a, b). Others retain it: נְפֹל. */
export const dropsNun = new Set(['נ.ס.ע', 'נ.ג.ע', 'נ.ג.ש']);
/** Hif'il verbs with segol in the past before resh, as before a guttural (§53p): הֶרְאָה. */
export const hifilPastInE = new Set(['ר.א.ה']);
