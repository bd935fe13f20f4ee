import { cases, tenses } from './morphology/greek.ts';
import { aramaicStems, hebrewStems } from './morphology/terms.ts';
import { timesOf, type ParsedForms } from './word-forms.ts';

export interface FormGroup {
  /** "aorist", "Niphal", "genitive". Searches by form understand it. Empty for the forms that have none. */
  name: string;
  times: number;
}

/** The forms of a word by what changes most: the tense or the stem of a verb, else the case. */
export interface FormGroups {
  kind: 'tense' | 'stem' | 'case';
  /** The most frequent first, then the rest. Together they are all forms. */
  groups: FormGroup[];
}

/** `undefined` if there are not two groups. */
export function groupForms(forms: readonly ParsedForms[]): FormGroups | undefined {
  for (const kind of ['tense', 'stem', 'case'] as const) {
    const times = new Map<string, number>();
    for (const each of forms) {
      const name = nameOf[kind](each[0]) ?? '';
      times.set(name, (times.get(name) ?? 0) + timesOf(each));
    }
    if ([...times.keys()].filter(Boolean).length < 2) continue;
    const groups = [...times].map(([name, count]) => ({ name, times: count }));
    return { kind, groups: groups.sort((a, b) => Number(!a.name) - Number(!b.name) || b.times - a.times) };
  }
  return undefined;
}

const nameOf: Record<FormGroups['kind'], (parsing: string) => string | undefined> = {
  tense: (parsing) => tenses[/^V-2?(?<tense>[A-Z])/.exec(parsing)?.groups?.['tense'] ?? ''],
  stem: (parsing) => {
    const { language, stem = '' } = /^(?<language>[HA])V(?<stem>[A-Za-z])/.exec(parsing)?.groups ?? {};
    return (language === 'A' ? aramaicStems : hebrewStems)[stem];
  },
  case: (parsing) =>
    cases[/^(?:[A-Z]-\d?|V-2?[A-Z]{3}-)(?<letter>[NVGDA])[SP]/.exec(parsing)?.groups?.['letter'] ?? ''],
};
