import type { Binyan, VerbForm } from './binyan.ts';

/**
 * What a dictionary must say, because neither root nor binyan tells it. By Gesenius, Kautzsch and Cowley, Hebrew Grammar
 * (1910), with the section, and by the tables of the Academy of the Hebrew Language.
 */

/** Pa'al with a in the future, though no letter of the throat asks for it (§47h): אֶלְמַד. */
export const futureInA = new Set(['ל.מ.ד', 'ל.ב.ש', 'ג.ד.ל', 'ר.כ.ב', 'ש.כ.ב', 'י.ש.נ', 'ק.ט.נ', 'ח.ס.ר', 'כ.ב.ד', 'ז.ק.נ']);
/** Pa'al whose present tells a state (§50b): גָּדֵל, יָשֵׁן. */
export const statives = new Set(['ג.ד.ל', 'י.ש.נ', 'כ.ב.ד', 'ז.ק.נ', 'ש.מ.ח', 'צ.מ.א', 'ר.ע.ב']);
/** Pa'al that loses its first yod in future and infinitive (§69); ה.ל.כ goes with them (§69x). The others keep it: אִישַׁן. */
export const losesYod = new Set(['י.ש.ב', 'י.ד.ע', 'י.ר.ד', 'י.צ.א', 'י.ל.ד', 'ה.ל.כ']);
/** Pa'al whose first alef is silent in the future, after o (§68). The others say it: אֶאֱסֹף. */
export const silentAlef = new Set(['א.כ.ל', 'א.מ.ר', 'א.ב.ד', 'א.ב.ה', 'א.פ.ה', 'א.ה.ב']);
/** Whose first ḥet closes its syllable (§63c): לַחְשֹׁב beside לַחֲזֹר. */
export const closedHet = new Set(['ח.ש.ב', 'ח.ל.ט', 'ח.ת.מ', 'ח.ב.ש', 'ח.ד.ל', 'ח.מ.ל', 'ח.פ.צ', 'ח.פ.ר', 'ח.צ.ב', 'ח.ק.ר']);
/** The two whose first letter does not sound as one of the throat before yod (§63q): לִהְיוֹת, אֶחְיֶה. */
export const quietThroat = new Set(['ה.י.ה', 'ח.י.ה']);

export interface Irregularity {
  root: string;
  binyan: Binyan;
  form: VerbForm;
  /** The only form that is right. */
  hebrew: string;
  reason: string;
}

export const irregularities: readonly Irregularity[] = [
  { root: 'א.מ.ר', binyan: "Pa'al", form: 'infinitive', hebrew: 'לוֹמַר', reason: 'the alef is not even written; the Bible has לֵאמֹר (§68e)' },
  { root: 'ש.כ.ב', binyan: "Pa'al", form: 'infinitive', hebrew: 'לִשְׁכַּב', reason: 'a in the infinitive too (§45c)' },
  { root: 'ל.ק.ח', binyan: "Pa'al", form: 'infinitive', hebrew: 'לָקַחַת', reason: 'lamed falls as nun does, and ת makes up for it (§66g)' },
  { root: 'ל.ק.ח', binyan: "Pa'al", form: 'future', hebrew: 'אֶקַּח', reason: 'lamed is swallowed as nun is (§66g)' },
  { root: 'נ.ת.נ', binyan: "Pa'al", form: 'infinitive', hebrew: 'לָתֵת', reason: 'both nuns fall (§66h)' },
  { root: 'נ.ת.נ', binyan: "Pa'al", form: 'past', hebrew: 'נָתַתִּי', reason: 'the last nun is swallowed by the ending too (§66h)' },
  { root: 'נ.ת.נ', binyan: "Pa'al", form: 'future', hebrew: 'אֶתֵּן', reason: 'the one verb of its class with e in the future (§66h)' },
  { root: 'ר.א.ה', binyan: "Hif'il", form: 'past', hebrew: 'הֶרְאֵיתִי', reason: 'resh takes segol before it, as a letter of the throat does (§53p)' },
];
