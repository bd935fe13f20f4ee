import * as z from 'zod';
import { hebrewLetter, hebrewNumber, hebrewPhrase, hebrewVerb, hebrewWord } from '#data/hebrew/contract/hebrew.ts';
import letters from '#data/hebrew/content/letters.json' with { type: 'json' };
import numbers from '#data/hebrew/content/numbers.json' with { type: 'json' };
import phrases from '#data/hebrew/content/phrases.json' with { type: 'json' };
import verbs from '#data/hebrew/content/verbs.json' with { type: 'json' };
import words from '#data/hebrew/content/words.json' with { type: 'json' };
import { escapeHtml } from '#data/site/escape-html.ts';
import { formatStaticLesson } from '#data/site/static-title.ts';
import { foldText } from '#data/text/fold.ts';
import type { StaticPage } from './static-page.ts';

interface Lesson {
  /** Searchable words: English, transliteration, Hebrew. */
  words: string[];
  /** Shown in the result: "Greetings". */
  group: string;
}

/** The Hebrew lessons, with one fragment for each page. */
export function lessonPages(): StaticPage[] {
  return [
    page(
      '/hebrew-learning',
      'Phrases',
      z
        .array(hebrewPhrase)
        .parse(phrases)
        .map(({ hebrew, english, transliteration, category, woman }) => ({
          group: category,
          words: [english, transliteration, hebrew, woman?.transliteration ?? '', woman?.hebrew ?? ''],
        })),
    ),
    page(
      '/hebrew-learning/words',
      'Words',
      z
        .array(hebrewWord)
        .parse(words)
        .map(({ hebrew, english, transliteration, topic }) => ({
          group: topic,
          words: [english, transliteration, hebrew],
        })),
    ),
    page(
      '/hebrew-verbs',
      'Verbs',
      z
        .array(hebrewVerb)
        .parse(verbs)
        .map(({ english, infinitive, pastFirstPerson, transliteration, binyan }) => ({
          group: binyan,
          words: [english, transliteration.infinitive ?? '', transliteration.past, infinitive ?? '', pastFirstPerson],
        })),
    ),
    page(
      '/hebrew-alefbet',
      'Letters',
      z
        .array(hebrewLetter)
        .parse(letters)
        .map(({ name, hebrewName, letter }) => ({
          group: 'AlefBet',
          words: [name, hebrewName, letter],
        })),
    ),
    page(
      '/hebrew-learning/numbers',
      'Numbers',
      z
        .array(hebrewNumber)
        .parse(numbers)
        .map(({ value, masculine, feminine }) => ({
          group: 'Hebrew Numbers',
          words: [
            String(value),
            masculine.transliteration,
            feminine.transliteration,
            masculine.hebrew,
            feminine.hebrew,
          ],
        })),
    ),
  ];
}

function page(url: string, name: string, lessons: readonly Lesson[]): StaticPage {
  const sections = [...Map.groupBy(lessons, ({ group }) => group)].map(([group, rows], index) => {
    const title = formatStaticLesson({ path: url, name: `${name}: ${group}` });
    const text = rows.map(({ words: all }) => all.flatMap((word) => [word, foldText(word)]).join(' ')).join('. ');
    return `<h2 id="part-${index}" data-pagefind-weight="0">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
  });
  return { url, kind: 'lessons', sections };
}
