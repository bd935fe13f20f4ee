import { describe, expect, test } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { readChapterAddress, segmentsOfPlace } from './chapter-url.ts';

const versions = [smallVersions.kjv, smallVersions.web, smallVersions.wlc];

/** What an address is read as, in a line. */
function shown(...segments: string[]): string {
  const found = readChapterAddress(segments, versions);
  switch (found.kind) {
    case 'books':
      return `books of ${found.version.code}: ${found.path}`;
    case 'chapter':
      return `${found.book.name} ${found.chapter} of ${found.version.code}${found.isUsual ? ' (usual)' : ''}: ${found.path}`;
    case 'no-chapter':
      return `no chapter of ${found.book.name} in ${found.version.code}`;
    case 'no-book':
      return `no book ${found.asked} in ${found.version.code}`;
    case 'no-version':
      return `no version ${found.asked}, ${found.book?.name ?? 'no book'} ${found.chapter}`;
    case 'nothing':
      return 'nothing';
  }
}

describe('the path behind /bible', () => {
  test.each<[path: string, found: string]>([
    ['web/john/3', 'John 3 of web: /bible/web/john/3'],
    ['WEB/John/3', 'John 3 of web: /bible/web/john/3'],
    ['web/jn/003', 'John 3 of web: /bible/web/john/3'],
    ['web/john/3/16', 'John 3 of web: /bible/web/john/3#v16'],
    ['web/john/3/016', 'John 3 of web: /bible/web/john/3#v16'],
    ['web/john/3:16', 'John 3 of web: /bible/web/john/3#v16'],
    ['web/john/3.16', 'John 3 of web: /bible/web/john/3#v16'],
    ['web/john', 'John 1 of web: /bible/web/john/1'],
    ['web', 'books of web: /bible/web'],
    ['john/3', 'John 3 of kjv_strongs (usual): /bible/kjv_strongs/john/3'],
    ['john', 'John 1 of kjv_strongs (usual): /bible/kjv_strongs/john/1'],
    ['john/3/16', 'John 3 of kjv_strongs (usual): /bible/kjv_strongs/john/3#v16'],
    ['web/john/0', 'no chapter of John in web'],
    ['web/john/x', 'no chapter of John in web'],
    ['web/john/1000', 'no chapter of John in web'],
    ['john/3/16/1', 'no chapter of John in kjv_strongs'],
    ['web/tobit/1', 'no book tobit in web'],
    ['tobit', 'no book tobit in kjv_strongs'],
    ['tobit/x', 'no book tobit in kjv_strongs'],
    ['tobit/x/2', 'nothing'],
    // A version that the site knows by name, and one that nobody does before a book.
    ['asv', 'no version asv, no book 1'],
    ['asv/john/3', 'no version asv, John 3'],
    ['asv/john', 'no version asv, John 1'],
    ['asv/john/x', 'no version asv, John 1'],
    ['unknown/john/3', 'no version unknown, John 3'],
    ['web/john/3/16/x', 'nothing'],
  ])('%s: %s', (path, found) => {
    expect(shown(...path.split('/'))).toBe(found);
  });

  test('says nothing where no version is loaded', () => {
    expect(readChapterAddress(['john', '3'], [])).toEqual({ kind: 'nothing' });
  });
});

test.each<[typed: string, segments: string]>([
  ['John 3:16', 'web/john/3:16'],
  ['1 jn 4', 'web/1-john/4'],
  ['Jude', 'web/jude/1'],
  ['tobit 3', 'web/tobit/3'],
])('%s in the box leads to %s', (typed, segments) => {
  expect(segmentsOfPlace('web', typed).join('/')).toBe(segments);
});
