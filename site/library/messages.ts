// Labels on the cards of Study Mode.
export const name = 'Name';
export const infinitive = 'Infinitive';
export const past = 'Past (1st person)';
export const presentMasculine = 'Present (masculine)';
export const presentFeminine = 'Present (feminine)';
export const future = 'Future (1st person)';
export const plural = 'Plural';
export const feminine = 'Feminine';
export const withMasculineNouns = 'With masculine nouns';
export const ordinalMasculine = 'Ordinal (masculine)';
export const ordinalFeminine = 'Ordinal (feminine)';

/** For example "Pi'el, root ל.מ.ד". */
export function verbNote(binyan: string, root: string, shown: 'infinitive' | 'past' | 'present'): string {
  const reason = { infinitive: '', past: '; past, 1st person', present: '; present' }[shown];
  return `${binyan}, root ${root}${reason}${shown === 'infinitive' ? '' : ', because it has no infinitive'}`;
}

export function exampleLabel(english: string): string {
  return `Example: ${english}`;
}

export const finalForm = 'At the end of a word';

export function letterNote(value: number): string {
  return `As a number: ${value}`;
}

/** The card asks for the feminine form, with which Hebrew counts, if the number has two forms. */
export function numberNote(gematria: string | undefined, hasGenders: boolean): string {
  const use = hasGenders ? 'Feminine, the form for counting' : 'The same with all nouns';
  return `${use}${gematria ? `. In letters: ${gematria}` : ''}`;
}

// The home page
export const englishTranslations = 'English translations';
export const specialTranslations = 'Special translations';

// Menus of lessons
export const categoriesLabel = 'Categories';
export const topicsLabel = 'Topics';
export const binyanimLabel = 'Binyanim';

// Tenses of a verb's examples
export const pastExample = 'Past';
export const futureExample = 'Future';
export const presentExample = 'Present';
export const imperativeExample = 'Imperative';
