import { describe, expect, test } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { parseChapterUrl, segmentsOfReference } from './chapter-url.ts';

const versions = [smallVersions.kjv, smallVersions.web, smallVersions.wlc];

/** The result of parsing a URL path, as one line. */
function shown(...segments: string[]): string {
  const result = parseChapterUrl(segments, versions);
  switch (result.kind) {
    case 'books':
      return `books of ${result.version.code}: ${result.path}`;
    case 'chapter':
      return `${result.book.name} ${result.chapter} of ${result.version.code}${result.isUsual ? ' (usual)' : ''}: ${result.path}`;
    case 'no-chapter':
      return `no chapter of ${result.book.name} in ${result.version.code}`;
    case 'no-book':
      return `no book ${result.asked} in ${result.version.code}`;
    case 'no-version':
      return `no version ${result.asked}, ${result.book?.name ?? 'no book'} ${result.chapter}`;
    case 'nothing':
      return 'nothing';
  }
}

describe('a path below /bible', () => {
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
    // A version that the site knows by name, and an unknown one before a book.
    ['asv', 'no version asv, no book 1'],
    ['asv/john/3', 'no version asv, John 3'],
    ['asv/john', 'no version asv, John 1'],
    ['asv/john/x', 'no version asv, John 1'],
    ['unknown/john/3', 'no version unknown, John 3'],
    ['web/john/3/16/x', 'nothing'],
  ])('%s: %s', (path, result) => {
    expect(shown(...path.split('/'))).toBe(result);
  });

  test('finds nothing if no version is loaded', () => {
    expect(parseChapterUrl(['john', '3'], [])).toEqual({ kind: 'nothing' });
  });
});

test.each<[typed: string, segments: string]>([
  ['John 3:16', 'web/john/3:16'],
  ['1 jn 4', 'web/1-john/4'],
  ['Jude', 'web/jude/1'],
  ['tobit 3', 'web/tobit/3'],
])('%s in the box leads to %s', (typed, segments) => {
  expect(segmentsOfReference('web', typed).join('/')).toBe(segments);
});
