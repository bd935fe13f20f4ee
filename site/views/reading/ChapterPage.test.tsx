// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Chapter } from '#data/reading/chapter.ts';
import { ChapterPage } from './ChapterPage.tsx';

const malachi: Chapter = {
  version: {
    code: 'wlc',
    name: 'Westminster Leningrad Codex',
    shortName: 'WLC',
    language: 'hbo',
    direction: 'rtl',
    versification: 'wlc',
    taggedWords: 1,
  },
  book: 39,
  chapter: 3,
  verses: [
    { id: 39_003_018, text: 'וְשַׁבְתֶּם', marks: {} },
    { id: 39_003_019, text: 'כִּי־הִנֵּה', marks: { kjv: 39_004_001 } },
  ],
  lastChapter: 3,
  previous: 39_002_017,
  next: undefined,
  others: [{ name: 'World English Bible', href: '/bible/web/malachi/3' }],
  comparedWith: 'kjv_strongs',
  references: [],
  treasury: [],
  passages: [],
};

it('links to the previous chapter above and below the text, and has no next link at the end', () => {
  render(<ChapterPage {...malachi} />);
  const above = within(screen.getByRole('navigation', { name: 'Chapter navigation' })).getAllByRole('link');
  expect(above.map((link) => [link.getAttribute('rel'), link.getAttribute('aria-label')])).toEqual([
    ['prev', 'Malachi 2'],
  ]);
  const below = within(screen.getByRole('navigation', { name: 'Previous and next chapter' })).getAllByRole('link');
  expect(below.map(({ textContent }) => textContent)).toEqual(['← Malachi 2']);
});

it('has a form that goes to another passage of the same version without a script', () => {
  render(<ChapterPage {...malachi} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('action')).toBe('/bible/go');
  expect(Object.fromEntries(new FormData(form))).toEqual({ version: 'wlc', to: '' });
});

it('shows the reference in English Bibles and compares by it', () => {
  render(<ChapterPage {...malachi} />);
  screen.getByText('Malachi 3:18–4:1 in English Bibles');
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/parallel-bible?passage=Malachi+3%3A18-4%3A1&versions=wlc,kjv_strongs',
  );
});

it('marks the current chapter in the list of chapters', () => {
  render(<ChapterPage {...malachi} />);
  const current = screen.getByRole('link', { name: '3', current: 'page', hidden: true });
  expect(current.getAttribute('href')).toBe('3');
});

it('says that words and verse numbers can be pressed; words only if they have numbers', () => {
  const { rerender } = render(<ChapterPage {...malachi} />);
  screen.getByText('Press a word for its dictionary entry.');
  screen.getByText(/Press a verse number for its words\./);
  rerender(<ChapterPage {...malachi} version={{ ...malachi.version, taggedWords: 0 }} />);
  expect(screen.queryByText('Press a word for its dictionary entry.')).toBeNull();
});

it('gives the first sense of each shared word as the reason of a cross-reference', () => {
  const shared = [
    { number: 'H539' as const, gloss: 'to build up, support, to foster' },
    { number: 'H8052' as const, gloss: 'something heard, an announcement' },
  ];
  const to = { label: '1 Kings 10:7', href: '/bible/wlc/1-kings/10#v7' };
  render(<ChapterPage {...malachi} references={[{ from: 39_003_018, to, shared }]} />);
  screen.getByText('“build up”, “something heard”');
});

it('lists the Treasury first, then quotations and parallels, each with links to the other passages', () => {
  const john = { label: 'John 3:16', href: '/bible/kjv_strongs/john/3#v16' };
  render(
    <ChapterPage
      {...malachi}
      treasury={[{ from: 39_003_018, to: [john] }]}
      passages={[
        { relation: 'quoted', agreesWithSeptuagint: true, from: 39_003_018, to: 39_003_019, links: [john] },
        { relation: 'parallel', agreesWithSeptuagint: false, from: 39_003_018, to: 39_003_018, links: [john] },
      ]}
    />,
  );
  const section = screen.getByRole('heading', { name: 'Cross-references' }).parentElement;
  expect([...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '18 → John 3:16',
    '18–19 quoted in John 3:16 (agrees with the Septuagint)',
    '18 parallel to John 3:16',
  ]);
  expect(screen.getByRole('link', { name: 'Treasury of Scripture Knowledge' }).getAttribute('href')).toBe(
    '/about/texts#treasury',
  );
});
