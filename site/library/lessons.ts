import { wordTopics, phraseCategories } from '#data/contract/hebrew.ts';
import { binyanim } from '#data/model/hebrew/binyan.ts';
import type { LettersProps } from '../views/learning/Letters.tsx';
import type { LessonProps } from '../views/learning/Lesson.tsx';
import type { LessonFilterProps } from '../views/learning/LessonFilter.tsx';
import type { LessonGroup } from '../views/learning/LessonTable.tsx';
import { hebrewContent } from './hebrew-content.ts';
import { group, withFrequency } from './learning-pages.ts';
import { rootsOf } from './root-pages.ts';

/** What the islands of the lessons are drawn with, at build and on the device, which fetches it: {@link lessonSource}. */
export interface Lessons {
  phrases: LessonProps<'phrases'>;
  words: LessonProps<'words'>;
  verbs: LessonProps<'verbs'>;
  letters: LettersProps;
}

/** Each made when it is asked for. */
export const lessons: { [Name in keyof Lessons]: () => Lessons[Name] } = {
  phrases: () => {
    const groups = group(phraseCategories, hebrewContent.phrases, ({ category }) => category);
    const path = '/hebrew-learning';
    const filter = { noun: 'phrases', groupName: 'category', groupsLabel: 'Categories', path };
    return { name: 'phrases', filter: filterOf(filter, groups), groups };
  },
  words: () => {
    const roots = rootsOf('words');
    const rows = hebrewContent.words.map((word) => ({ ...withFrequency(word), root: roots.get(word.id) }));
    const groups = group(wordTopics, rows, ({ topic }) => topic).map((topic) => ({
      ...topic,
      name: topic.name.replace(/^./, (letter) => letter.toUpperCase()),
    }));
    const path = '/hebrew-learning/words';
    const filter = { noun: 'words', groupName: 'topic', groupsLabel: 'Topics', path };
    return { name: 'words', filter: filterOf(filter, groups), groups };
  },
  verbs: () => {
    const groups = group(binyanim, hebrewContent.verbs.map(withFrequency), ({ binyan }) => binyan);
    const path = '/hebrew-verbs';
    const filter = { noun: 'verbs', groupName: 'binyan', groupsLabel: 'Binyanim', hasMenu: true, path };
    return { name: 'verbs', filter: filterOf(filter, groups), groups };
  },
  letters: () => ({ letters: hebrewContent.letters }),
};

/** Address of the JSON of {@link Lessons}. In the page itself it would double 400 kB of rows. */
export function lessonSource(name: keyof Lessons): string {
  return `/hebrew-learning/lessons/${name}.json`;
}

function filterOf<Row>(
  filter: Omit<LessonFilterProps, 'total' | 'groups'>,
  groups: readonly LessonGroup<Row>[],
): LessonFilterProps {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return { ...filter, total, groups: groups.map(({ id, name }) => ({ id, name })) };
}
