import { foldText } from '../../text/fold.ts';
import { recordableKinds, type Recordable } from './recordables.ts';
import { foldHebrew, isSpellingOf } from './spelling.ts';
import { spokenKey } from './spoken-key.ts';

/** The result of matching a file name with the lessons. */
export type FileNameMatch =
  /** `meant` has all items of the lessons with this pronunciation. */
  | { kind: 'match'; text: string; meant: readonly Recordable[] }
  /** The name matches items with different pronunciations. Has one item for each. */
  | { kind: 'ambiguous'; choices: readonly Recordable[] }
  | { kind: 'unknown' };

const extension = /\.[a-z0-9]{1,5}$/i;
const hebrewLetter = /\p{Script=Hebrew}/u;
const point = /[\u05B0-\u05BC\u05C1\u05C2\u05C7]/u;

/**
 * Returns a function that finds what a file is a recording of. A file name can be the Hebrew text, with nikud, or
 * without it if it is unambiguous; the row's id, with its form ("learn/past", "learn-past"); or the transliteration. A
 * folder named after a lesson ("verbs/love.mp3") restricts the search. A name with several pronunciations is never
 * guessed.
 */
export function fileNameMatcher(recordables: readonly Recordable[]): (name: string) => FileNameMatch {
  const names = new Names(recordables);
  return (name) => {
    // macOS decomposes letters and marks (NFD) in file names and archives.
    const parts = name.normalize('NFC').replace(extension, '').split(/[/\\]/).filter(Boolean);
    const last = parts.pop() ?? '';
    const folders = parts.map(slugOf);
    const kind = recordableKinds.find((each) => folders.includes(each));
    const candidates = hebrewLetter.test(last)
      ? names.inHebrew(spokenKey(last.replaceAll('_', ' ')))
      : names.inLatin(slugOf(last), folders.at(-1));
    const meant = kind ? candidates.filter((each) => each.kind === kind) : candidates;
    const texts = new Map(meant.map((each) => [each.text, each]));
    const [first] = texts.keys();
    if (first === undefined) return { kind: 'unknown' };
    if (texts.size > 1) return { kind: 'ambiguous', choices: [...texts.values()] };
    return { kind: 'match', text: first, meant };
  };
}

/** Examples are separate words, and the name of a vowel is that of its row. */
const isNamedElsewhere = new Set(['example', 'name']);

/** The optional form name of the row's own word. */
const baseForms: Record<Recordable['kind'], string> = {
  words: 'singular',
  phrases: 'man',
  verbs: 'infinitive',
  letters: 'name',
  vowels: 'sound',
  numbers: 'feminine',
};

/** Indexes of all names, built once because an archive can have thousands of files. */
class Names {
  readonly #exact = new Index();
  readonly #unpointed = new Index();
  /** Without the letters that differ between full and defective spelling. */
  readonly #skeletons = new Index();
  readonly #latin = new Index();

  constructor(recordables: readonly Recordable[]) {
    const rows = new Map<string, string[]>();
    for (const each of recordables) {
      this.#exact.add(each.text, each);
      if (each.sign) this.#exact.add(each.sign, each);
      const bare = foldHebrew(each.text);
      this.#unpointed.add(bare, each);
      this.#skeletons.add(skeletonOf(bare), each);
      const row = `${each.kind}/${each.id}`;
      const names = rows.get(row) ?? namesOfRow(each);
      if (!each.form) names.push(slugOf(each.transliteration));
      rows.set(row, names);
    }
    for (const each of recordables)
      for (const name of latinNames(each, rows.get(`${each.kind}/${each.id}`) ?? [])) this.#latin.add(name, each);
  }

  /** Prefers an exact match over another spelling. Text with nikud must match exactly. */
  inHebrew(text: string): readonly Recordable[] {
    const exact = this.#exact.get(text);
    if (exact.length > 0 || point.test(text)) return exact;
    const bare = foldHebrew(text);
    const unpointed = this.#unpointed.get(bare);
    if (unpointed.length > 0) return unpointed;
    return this.#skeletons.get(skeletonOf(bare)).filter((each) => isSpellingOf(text, each.text));
  }

  inLatin(slug: string, folder: string | undefined): readonly Recordable[] {
    if (!slug) return [];
    return [...new Set([...this.#latin.get(slug), ...(folder ? this.#latin.get(`${folder}/${slug}`) : [])])];
  }
}

class Index extends Map<string, Recordable[]> {
  override get(name: string): Recordable[] {
    return super.get(name) ?? [];
  }

  add(name: string, recordable: Recordable): void {
    this.set(name, [...this.get(name), recordable]);
  }
}

function namesOfRow({ kind, id }: Recordable): string[] {
  return kind === 'numbers' ? [id, id.replace('number-', '')] : [id];
}

function latinNames({ kind, form, transliteration }: Recordable, row: readonly string[]): Set<string> {
  if (!form) return new Set(row.flatMap((name) => [name, `${name}-${baseForms[kind]}`, `${name}/${baseForms[kind]}`]));
  return new Set([
    ...(isNamedElsewhere.has(form) ? [] : [slugOf(transliteration)]),
    ...row.flatMap((name) => [`${name}-${form}`, `${name}/${form}`]),
  ]);
}

function skeletonOf(bare: string): string {
  return bare.replace(/[וי]/gu, '');
}

/** "Boker tov!" becomes "boker-tov", "yom ḥamishi" "yom-hamishi", "presentFeminine" "present-feminine". */
function slugOf(text: string): string {
  return foldText(text.replace(/([a-z])([A-Z])/g, '$1-$2'))
    .replace(/['’‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
