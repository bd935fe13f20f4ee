import { expect, it } from 'vitest';
import { verseToExport } from './export-verse.ts';
import { passageList } from './passage-list.ts';

const script = { language: 'hbo', direction: 'rtl' } as const;

it.each([
  ['Malachi 3:19', 'malachi/3#v19', 'Malachi 3:19', '19'],
  ['Psalm 51 title', 'psalms/51#v0', 'Psalm 51 title', ''],
])('exports %s with its reference and its link', (reference, path, exported, number) => {
  const link = `/bible/wlc/${path}`;
  const source = verseToExport(
    { reference, version: 'WLC', text: 'x', link, script },
    'https://a.example/strongs/verse',
  );
  if (source.what !== 'passage') throw new Error(source.what);
  const { versions, verses } = passageList(source.chapter, source.range);
  expect(versions).toEqual([{ code: 'wlc', name: 'WLC', ...script }]);
  expect(verses).toEqual([{ reference: exported, number, link: `https://a.example${link}`, version: 0, texts: ['x'] }]);
});
