import { wordTopics, phraseCategories, type HebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import { binyanim } from '#data/hebrew/language/binyan.ts';
import type { LettersProps } from '../views/hebrew/Letters.tsx';
import type { LessonProps } from '../views/hebrew/Lesson.tsx';
import type { LessonFilterProps } from '../views/hebrew/LessonFilter.tsx';
import type { LessonGroup } from '../views/hebrew/LessonTable.tsx';
import { consonants } from './bible-words.ts';
import { tableOf } from './card-examples.ts';
import { hebrewContent } from './hebrew-content.ts';
import { group, withFrequency } from './learning-pages.ts';
import { rootsOf } from './root-pages.ts';
import { binyanimLabel, categoriesLabel, topicsLabel } from './messages.ts';

/** The props of the lesson islands, at build time and on the device, which fetches them from {@link lessonSource}. */
export interface Lessons {
  phrases: LessonProps<'phrases'>;
  words: LessonProps<'words'>;
  verbs: LessonProps<'verbs'>;
  letters: LettersProps;
}

/** Each value is computed on request. */
export const lessons: { [Name in keyof Lessons]: () => Lessons[Name] } = {
  phrases: () => {
    const groups = group(phraseCategories, hebrewContent.phrases, ({ category }) => category).map((category) => ({
      ...category,
      rows: category.rows.map(visibleFields),
    }));
    const path = '/hebrew-learning';
    const filter = { noun: 'phrases', groupName: 'category', groupsLabel: categoriesLabel, path };
    return { name: 'phrases', filter: filterOf(filter, groups), groups };
  },
  words: () => {
    const roots = rootsOf('words');
    const groups = group(wordTopics, hebrewContent.words, ({ topic }) => topic).map((topic) => ({
      id: topic.id,
      name: topic.name.replace(/^./, (letter) => letter.toUpperCase()),
      rows: topic.rows.map((word) => ({ ...visibleFields(withFrequency(word)), root: roots.get(word.id) })),
    }));
    const path = '/hebrew-learning/words';
    const filter = { noun: 'words', groupName: 'topic', groupsLabel: topicsLabel, path };
    return { name: 'words', filter: filterOf(filter, groups), groups };
  },
  verbs: () => {
    const groups = group(binyanim, hebrewContent.verbs, ({ binyan }) => binyan).map(({ id, name, rows }) => ({
      id,
      name,
      rows: rows.map((verb) => ({
        ...visibleFields(withFrequency(verb)),
        id: verb.id,
        inflected: inflectedForms(verb),
      })),
    }));
    const path = '/hebrew-verbs';
    const filter = { noun: 'verbs', groupName: 'binyan', groupsLabel: binyanimLabel, hasMenu: true, path };
    return { name: 'verbs', filter: filterOf(filter, groups), groups };
  },
  letters: () => ({ letters: hebrewContent.letters }),
};

/** Every form of the verb's table, once. */
function inflectedForms(verb: HebrewVerb): { hebrew: string; latin: string } {
  const forms = Object.values(tableOf(verb));
  const list = (texts: string[]): string => [...new Set(texts)].join(' ');
  return {
    hebrew: list(forms.map(({ hebrew }) => consonants(hebrew))),
    latin: list(forms.map(({ transliteration }) => transliteration)),
  };
}

/** URL of the JSON of {@link Lessons}. Inlined in the page, it would double 400 kB of rows. */
export function lessonSource(name: keyof Lessons): string {
  return `/hebrew-learning/lessons/${name}.json`;
}

/** Fields that no table shows, or that are shown once for a whole group. */
const hiddenFields = ['id', 'category', 'topic', 'binyan', 'strongs', 'audioUrl', 'note'] as const;

function visibleFields<Row extends object>(row: Row): Omit<Row, (typeof hiddenFields)[number]> {
  const all: object = row;
  const isShown = ([name]: [string, unknown]): boolean => !(hiddenFields as readonly string[]).includes(name);
  return Object.fromEntries(Object.entries(all).filter(isShown)) as Row;
}

function filterOf<Row>(
  filter: Omit<LessonFilterProps, 'total' | 'groups'>,
  groups: readonly LessonGroup<Row>[],
): LessonFilterProps {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return { ...filter, total, groups: groups.map(({ id, name }) => ({ id, name })) };
}
