import type { EntryNumber } from './entry-number.ts';

/** A parsing of a word, and the forms that it has, the most frequent first: `["V-AAI-3S", [["ἔδωκεν", 88]]]`. */
export type ParsedForms = [parsing: string, forms: [form: string, times: number][]];

/** How often a word has each parsing and form. */
export type FormCounts = Map<string, Map<string, number>>;

export function addForm(counts: FormCounts, number: EntryNumber, code: string, written: string): void {
  const isGreek = number.startsWith('G');
  const parsing = isGreek ? code : ownParsing(code);
  const form = isGreek ? plainGreek(written) : plainHebrew(written);
  const forms = counts.get(parsing) ?? new Map<string, number>();
  counts.set(parsing, forms.set(form, (forms.get(form) ?? 0) + 1));
}

/** The forms in a fixed order, so that equal texts have equal rows: the most frequent first. */
export function sortForms(counts: FormCounts): ParsedForms[] {
  return [...counts]
    .map(([parsing, forms]): ParsedForms => [parsing, byTimes(mergeCapitals(forms))])
    .sort((a, b) => timesOf(b) - timesOf(a) || compare(a[0], b[0]));
}

/** How often a word has the parsing. */
export function timesOf([, forms]: ParsedForms): number {
  return forms.reduce((sum, [, times]) => sum + times, 0);
}

function byTimes(forms: ReadonlyMap<string, number>): [form: string, times: number][] {
  return [...forms].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A word at the start of a sentence is the same form. */
function mergeCapitals(forms: ReadonlyMap<string, number>): Map<string, number> {
  const merged = new Map<string, number>();
  for (const [form, times] of forms) {
    const lower = form.toLowerCase();
    const key = forms.has(lower) ? lower : form;
    merged.set(key, (merged.get(key) ?? 0) + times);
  }
  return merged;
}

/** "HR/Ncmsc/Sp3ms" is "HNcmsc": without the prefixes and the suffix that are written with the word. */
export function ownParsing(code: string): string {
  const [, language = '', rest = ''] = /^([HA]?)(.*)$/.exec(code) ?? [];
  const parts = rest.split('/').filter((part) => part !== '');
  return language + (parts.findLast((part) => !part.startsWith('S')) ?? parts.at(-1) ?? '');
}

/** Without the accents for chanting and the meteg. The vowel points stay. */
function plainHebrew(written: string): string {
  return written.replaceAll(/[\u0591-\u05AF\u05BD\u034F]/g, '').normalize('NFC');
}

const [grave, acute] = ['\u0300', '\u0301'];

/** As in a dictionary: with an acute for the grave, and without the second accent before an enclitic. */
function plainGreek(written: string): string {
  if (/^[α-ωΑ-Ω]*$/.test(written)) return written;
  const marks = written.normalize('NFD').replaceAll(grave, acute);
  const first = marks.search(/[\u0301\u0342]/);
  const once = marks.slice(0, first + 1) + marks.slice(first + 1).replaceAll(/[\u0301\u0342]/g, '');
  return once.normalize('NFC');
}
