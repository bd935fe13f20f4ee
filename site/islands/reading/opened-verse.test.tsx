// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChapterVerse, ChapterVersion } from '#data/reading/chapter.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { ChapterText } from '../../views/reading/ChapterText.tsx';
import { openedVerse } from './opened-verse.ts';

const malachi = 39;
const codex: ChapterVersion = {
  code: 'wlc',
  name: 'Westminster Leningrad Codex',
  shortName: 'WLC',
  language: 'hbo',
  direction: 'rtl',
  versification: 'wlc',
  taggedWords: 1,
};

function open(version: ChapterVersion, verse: ChapterVerse, url: string) {
  location.href = `https://lexicon.example${url}`;
  const { container } = render(<ChapterText version={version} verses={[verse]} />);
  const text = container.querySelector<HTMLElement>('.text');
  const number = container.querySelector<HTMLAnchorElement>('.v');
  if (!text || !number) throw new Error('the chapter has no verse');
  return openedVerse(text, number);
}

const last: ChapterVerse = {
  id: verseId({ book: malachi, chapter: 3, verse: 19 }),
  text: 'כִּי־הִנֵּה הַיּוֹם בָּא',
  marks: { kjv: verseId({ book: malachi, chapter: 4, verse: 1 }) },
};

test('names a verse in both versifications if they differ', () => {
  expect(open(codex, last, '/bible/wlc/malachi/3')).toEqual({
    openStudy: expect.any(Function),
    openExport: expect.any(Function),
    id: verseId({ book: malachi, chapter: 4, verse: 1 }),
    reference: 'Malachi 3:19 (4:1)',
    text: 'כִּי־הִנֵּה הַיּוֹם בָּא',
    label: 'Westminster Leningrad Codex',
    language: 'hbo',
    direction: 'rtl',
    link: 'https://lexicon.example/bible/wlc/malachi/3#v19',
    words: 'https://lexicon.example/strongs/verse/malachi/4/1',
  });
});

test('names a verse once if the versifications agree, and calls a psalm “Psalm”', () => {
  const english = { ...codex, code: 'web', name: 'World English Bible', language: 'en', direction: 'ltr' } as const;
  const first = { id: verseId({ book: 19, chapter: 23, verse: 1 }), text: 'Yahweh is my shepherd.', marks: {} };
  expect(open(english, first, '/bible/web/psalms/23')).toMatchObject({
    reference: 'Psalm 23:1',
    text: 'Yahweh is my shepherd.',
    language: 'en',
    direction: 'ltr',
  });
});

test('names the first verse of a psalm a title if it is one in the King James Version', () => {
  const title = {
    id: verseId({ book: 19, chapter: 3, verse: 1 }),
    text: 'מִזְמוֹר',
    marks: { kjv: verseId({ book: 19, chapter: 3, verse: 0 }) },
  };
  expect(open(codex, title, '/bible/wlc/psalms/3')?.reference).toBe('Psalm 3:1 (title)');
});

test('finds no verse if the URL names no chapter', () => {
  expect(open(codex, last, '/about/texts')).toBeUndefined();
});
