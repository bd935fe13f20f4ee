import type { VerseText } from '#data/text/verse-text.ts';
import { wrongScriptMessage } from './messages.ts';

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Arabic: /\p{Script=Arabic}/u,
} as const;
type Script = keyof typeof scripts;

/** The script of each known language. Other languages are not checked. */
const scriptOf: Record<string, Script> = {
  ...Object.fromEntries(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'la'].map((language) => [language, 'Latin'])),
  ...Object.fromEntries(['he', 'hbo', 'arc', 'yi'].map((language) => [language, 'Hebrew'])),
  ...Object.fromEntries(['el', 'grc'].map((language) => [language, 'Greek'])),
  ...Object.fromEntries(['ru', 'uk', 'bg'].map((language) => [language, 'Cyrillic'])),
  ...Object.fromEntries(['ar', 'fa', 'ur'].map((language) => [language, 'Arabic'])),
};

/** Returns a message if more than a fifth of the verses begin in another script than that of the language. */
export function findScriptMismatch(verses: readonly VerseText[], language: string | undefined): string | undefined {
  const expected = scriptOf[language?.toLowerCase().split('-')[0] ?? ''];
  if (!expected || verses.length === 0) return undefined;
  const counts = new Map<string, number>();
  for (const { text } of verses) {
    const letter = /\p{L}/u.exec(text)?.[0] ?? '';
    const script = Object.entries(scripts).find(([, pattern]) => pattern.test(letter))?.[0] ?? 'another';
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  counts.delete(expected);
  const [script, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count * 5 <= verses.length) return undefined;
  return wrongScriptMessage(language ?? '', count, script);
}

/** Guesses the language of a text from its script. */
export function guessLanguage(verses: readonly VerseText[]): string {
  const sample = verses.filter((_, at) => at % Math.ceil(verses.length / 200) === 0);
  const count = (script: Script): number => sample.filter(({ text }) => scripts[script].test(text)).length;
  const likely = (['Hebrew', 'Greek', 'Cyrillic', 'Arabic'] as const).find(
    (script) => count(script) * 2 > sample.length,
  );
  return likely ? { Hebrew: 'he', Greek: 'grc', Cyrillic: 'ru', Arabic: 'ar' }[likely] : 'en';
}
