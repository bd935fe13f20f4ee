// cspell:ignore Apportioner Azmaveth Chatsor Chizki Gittite Hizki Jair Jisreelitess Levitic Macbannite Rabbah
// cspell:ignore Aramean Judaean Suph Tachath Tahath demonym demonyms Jebusites Cretian Mitsrajim Sidonians Herodes Jebus Rôsh ʾʿᵉᵃᵒ
import { cleanUpMeaning, isMeaning, shortenMeaning } from '../meaning.ts';
import type { Rendering } from '../renderings.ts';
import { namesOfToday, placesOfToday } from './names-of-today.ts';

/** "Herod", "Beth-el", "Castor and Pollux". */
const capitalWord = "\\p{Lu}[\\p{L}\\p{M}'’`-]*";
const nameWords = new RegExp(String.raw`^${capitalWord}(?: (?:(?:and|of|the) )*${capitalWord})*`, 'u');
const wholeName = new RegExp(`${nameWords.source}$`, 'u');
/** Words that open a sentence of the definition, or capitals of a rendering, and are not names. */
const notNames =
  /^(?:I|A|An|The|Of|Compare|See|O|Also|Or|In|To|By|Is|He|She|It|They|You|And|Now|From|That|This|Upper|King|God’s)$/;
/** A demonym in the plural: "Jebusites", "Romans". Other names end in "s" too: "Moses". */
const demonymPlural =
  /(?<=(?:ite|ian|ean|an|ene|ine|Jew|Greek|Arab|Gentile|Pharisee|Sadducee|Cretian|Parthian|Mede))s$/;

interface NamedEntry {
  number: string;
  /** Plain text of Strong's definition. */
  definition: string;
  renderings: readonly Rendering[];
  /** Glosses of the other lexicon. */
  glosses: readonly string[];
  isGreek: boolean;
  /** The words of a translation in today's English, which show how a name is spelled today. Empty if none is loaded. */
  wordsOfToday: ReadonlySet<string>;
}

/**
 * The meaning of a name: the name in today's English spelling, Strong's spelling in brackets where it differs, and what
 * Strong says about its bearer, as far as there is room: "Egypt (Mitsrajim), Upper and Lower Egypt". Returns `undefined`
 * if no source has a name.
 */
export function nameMeaning(entry: NamedEntry): string | undefined {
  const translated = nameOfToday(entry);
  const own = nameInDefinition(entry.definition, translated);
  const today = translated ?? own?.name;
  if (today === undefined) return undefined;
  const spelling =
    own && fold(own.name) !== fold(today) && !fold(today).includes(fold(own.name)) ? ` (${own.name})` : '';
  const name = `${today}${spelling}`;
  const full = own?.description ? `${name}, ${own.description}` : name;
  const meaning = shortenMeaning(cleanUpMeaning(full));
  return meaning.startsWith(name) ? meaning : name;
}

/** Names whose definition has no spelling of them, and what it has instead. */
export const withoutStrongsSpelling: ReadonlyMap<string, string> = new Map([
  ['H11', 'another name, Hades'],
  ['H326', 'a translation, the courier'],
  ['H433', 'a translation, the Deity'],
  ['H516', 'a translation, “Thou must not destroy”'],
  ['H726', 'another name, the Edomite of the margin'],
  ['H1041', 'a translation, house of Azmaveth'],
  ['H1337', 'a translation, the daughter of Rabbah'],
  ['H1665', 'an explanation, a Gittite harp'],
  ['H1940', 'a translation, a Jewess'],
  ['H1996', 'a translation, the multitude of Gog'],
  ['H2334', 'a translation, hamlets of Jair'],
  ['H2675', 'a translation, new Chatsor'],
  ['H2798', 'a translation, mechanics'],
  ['H3069', 'the letters of the name, YHWH'],
  ['H3482', 'a word of its own, Jisreelitess'],
  ['H3594', 'another name, Priapus'],
  ['H4075', 'a spelling of Midian'],
  ['H4192', 'a translation, “To die for the son”'],
  ['H4344', 'a word for the people, Macbannite'],
  ['H4507', 'a translation, the Apportioner'],
  ['H5482', 'an English word, Seven'],
  ['H5489', 'a translation, the Reed Sea'],
  ['H5945', 'a translation, the Supreme'],
  ['H5946', 'a translation, the Supreme'],
  ['H7585', 'the Greek name, Hades'],
  ['G623', 'a translation, the destroyer'],
  ['G1359', 'an explanation, sons of Jupiter'],
  ['G1672', 'a word of its own, Hellen'],
  ['G1673', 'a word of its own, Hellenic'],
  ['G1674', 'a word of its own, Grecian'],
  ['G2148', 'an explanation, a storm from the East'],
  ['G2451', 'a word of its own, Judaic'],
  ['G2453', 'a word of its own, Judaean'],
  ['G3020', 'a word of its own, Levitic'],
]);
const demonym = /(?:ite|ian|ean)$/;

/**
 * A meaning made by hand with Strong's spelling of the name after today's: "Tahath (Tachath), the name of Israelites".
 * Unchanged if it begins with no name or demonym, if one of the texts has both spellings, or if there is no room.
 */
export function withStrongsSpelling(
  meaning: string,
  { number, partOfSpeech }: { number: string; partOfSpeech: string },
  definition: string,
): string {
  const today = nameWords.exec(meaning)?.[0];
  if (today === undefined || withoutStrongsSpelling.has(number) || !/^(?:$|[,;:])/.test(meaning.slice(today.length)))
    return meaning;
  const own = nameInDefinition(definition, today)?.name;
  if (own === undefined) return meaning;
  // "Hellenic" is not the name of the Greek, and "Judaean" not of the Jew.
  const isNamed = number.startsWith('G')
    ? fold(own).startsWith(fold(today).slice(0, 3))
    : partOfSpeech.startsWith('proper') || demonym.test(today);
  if (!isNamed || hasWords(definition, today) || hasWords(meaning, own)) return meaning;
  const full = `${today} (${plainLetters(own)})${meaning.slice(today.length)}`;
  return isMeaning(full) ? full : meaning;
}

function nameOfToday({ number, renderings, glosses, isGreek, wordsOfToday }: NamedEntry): string | undefined {
  const chosen = namesOfToday.get(number);
  if (chosen !== undefined) return chosen;
  const translated = nameInRenderings(renderings);
  const modern = glosses
    .map((gloss) => plainLetters(gloss).replace(/^an? /, '').replace(demonymPlural, ''))
    .find(isName);
  if (isGreek) return greekName(modern, translated);
  if (translated === undefined || isUsed(translated, wordsOfToday)) return translated ?? modern;
  if (modern !== undefined && isUsed(modern, wordsOfToday)) return modern;
  const joined = translated.replace(/-(?=\p{Ll})/gu, '');
  return isUsed(joined, wordsOfToday) ? joined : translated;
}

/** Whether a translation of today has the name, also in the plural: "Sidonians". */
function isUsed(name: string, wordsOfToday: ReadonlySet<string>): boolean {
  return wordsOfToday.has(name) || wordsOfToday.has(`${name}s`);
}

/** The lexicon has today's spelling ("Isaiah"). Where it adds a first name ("Simon Peter"), the translation is clearer. */
function greekName(modern: string | undefined, translated: string | undefined): string | undefined {
  if (modern === undefined || translated === undefined) return modern ?? translated;
  return modern.split(' ').length > translated.split(' ').length ? translated : modern;
}

function nameInRenderings(renderings: readonly Rendering[]): string | undefined {
  const totals = new Map<string, number>();
  for (const { text, total } of renderings) {
    const name = text
      .replace(/[’']s?$/, '')
      .replace(/^(?:the|of|O) /i, '')
      .replace(demonymPlural, '');
    if (isName(name)) totals.set(name, (totals.get(name) ?? 0) + total);
  }
  const [best] = [...totals].sort(([, a], [, b]) => b - a);
  return best && plainLetters(best[0]);
}

function isName(text: string): boolean {
  return wholeName.test(text) && !notNames.test(text) && text.length <= 30;
}

/**
 * The clause of the definition that is about the name: "Herodes, the name of four Jewish kings" in "heroic; Herodes, the
 * name of four Jewish kings". A clause that begins like `today` is the best, then one that goes on.
 */
function nameInDefinition(definition: string, today = ''): { name: string; description: string } | undefined {
  const named = withoutParentheses(definition)
    .split(/[;:]|(?<=[a-z]{2})\. /)
    .flatMap((clause) => {
      const text = clause
        .trim()
        .replace(/^(?:properly|literally|specifically|as a name), /, '')
        .replace(/^(?:an?|the) (?=\p{Lu})/u, '');
      const name = nameWords.exec(text)?.[0];
      const isAlone = name !== undefined && /^(?:$|,| or | and |\.)/.test(text.slice(name.length));
      return isAlone && !notNames.test(name) ? [{ name, description: describe(text.slice(name.length)) }] : [];
    });
  const start = fold(today).slice(0, 3);
  return (
    named.find(({ name }) => start !== '' && fold(name).startsWith(start)) ??
    named.find(({ description }) => description !== '') ??
    named.at(-1)
  );
}

/** ", the name of four Jewish kings", " or inhabitant of Jebus", ", i.e. Upper and Lower Egypt". */
function describe(rest: string): string {
  const text = rest
    .replace(/^[\s,]+/, '')
    .replace(/^i\.e\.\s*/, '')
    .replace(/^or \p{Lu}[^,]*, (?=\p{Ll})/u, '')
    .replace(/^or (?=(?:an? )?(?:inhabitant|descendant|native|citizen|resident|member|follower|patronymic)\b)/, '')
    .replace(/^(?:probably|perhaps|apparently|collectively) /, '')
    .replace(/, i\.e\..*$/, '')
    .replace(/\p{Lu}\p{L}+/gu, (name) => placesOfToday.get(name) ?? name)
    .replace(/\b(?:Desert\b|East(?= of\b))/g, (word) => word.toLowerCase())
    .trim();
  return /^(?:an?|the|inhabitant|descendant|native|citizen|resident|member|follower|son|daughter|wife|mother|father|brother|one|two|three|four|\p{Lu})/u.test(
    text,
  )
    ? text
    : '';
}

function withoutParentheses(text: string): string {
  const shorter = text.replace(/\s*\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}

/** The index writes "Ēl" and "Rôsh". Readers of English do not. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}ʾʿᵉᵃᵒ]/gu, '')
    .normalize('NFC')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .replaceAll('œ', 'oe');
}

function fold(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}]/gu, '');
}

/** Whether a text has a name as whole words, with or without hyphens. "Chizki" does not have "Hizki". */
function hasWords(text: string, name: string): boolean {
  return spaced(text).includes(spaced(name));
}

function spaced(text: string): string {
  return ` ${plainLetters(text)
    .toLowerCase()
    .replace(/[-’'`]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
}
