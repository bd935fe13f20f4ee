import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hebrewLetter, hebrewNumber, hebrewPhrase, hebrewVerb, hebrewWord } from '#data/contract/hebrew.ts';
import { escapeHtml } from '#data/model/escape-html.ts';
import { formatStaticLesson } from '#data/model/static-title.ts';
import { foldText } from '#data/model/fold.ts';
import { root } from '../../sources/paths.ts';
import type { StaticPage } from './static-page.ts';

interface Lesson {
  /** What is looked for: English, transliteration, Hebrew. */
  words: string[];
  /** Named in the result: "Greetings". */
  group: string;
}

/** What is taught of Hebrew, a fragment a page of lessons. */
export function lessonPages(): StaticPage[] {
  return [
    page(
      '/hebrew-learning',
      'Phrases',
      read('phrases', hebrewPhrase).map(({ hebrew, english, transliteration, category, woman }) => ({
        group: category,
        words: [english, transliteration, hebrew, woman?.transliteration ?? '', woman?.hebrew ?? ''],
      })),
    ),
    page(
      '/hebrew-learning/words',
      'Words',
      read('words', hebrewWord).map(({ hebrew, english, transliteration, topic }) => ({
        group: topic,
        words: [english, transliteration, hebrew],
      })),
    ),
    page(
      '/hebrew-verbs',
      'Verbs',
      read('verbs', hebrewVerb).map(({ english, infinitive, pastFirstPerson, transliteration, binyan }) => ({
        group: binyan,
        words: [english, transliteration.infinitive ?? '', transliteration.past, infinitive ?? '', pastFirstPerson],
      })),
    ),
    page(
      '/hebrew-alefbet',
      'Letters',
      read('letters', hebrewLetter).map(({ name, hebrewName, letter }) => ({
        group: 'AlefBet',
        words: [name, hebrewName, letter],
      })),
    ),
    page(
      '/hebrew-learning/numbers',
      'Numbers',
      read('numbers', hebrewNumber).map(({ value, masculine, feminine }) => ({
        group: 'Hebrew Numbers',
        words: [String(value), masculine.transliteration, feminine.transliteration, masculine.hebrew, feminine.hebrew],
      })),
    ),
  ];
}

function read<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return z.array(schema).parse(JSON.parse(readFileSync(join(root, 'data', 'hebrew', `${name}.json`), 'utf8')));
}

function page(url: string, name: string, lessons: readonly Lesson[]): StaticPage {
  const sections = [...Map.groupBy(lessons, ({ group }) => group)].map(([group, rows], index) => {
    const title = formatStaticLesson({ path: url, name: `${name}: ${group}` });
    const text = rows.map(({ words }) => words.flatMap((word) => [word, foldText(word)]).join(' ')).join('. ');
    return `<h2 id="part-${index}" data-pagefind-weight="0">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
  });
  return { url, kind: 'lessons', sections };
}
