import { describe, expect, test } from 'vitest';
import type { ImportState } from '#data/schema/imports.ts';
import { describeImport, type ListedImportRow, type LiveImport } from './describe-import.ts';

const row = (state: ImportState, own: Partial<ListedImportRow> = {}): ListedImportRow =>
  ({
    id: 'one',
    versionCode: 'mine',
    state,
    cleaning: false,
    done: 0,
    total: 0,
    words: 0,
    wordsTotal: 0,
    message: '',
    startedBy: 'admin',
    startedAt: '2026-03-01T00:00:00.000Z',
    endedAt: null,
    summary: null,
    ...own,
  }) as ListedImportRow;

const live = (importId: string, isBuilt = true): LiveImport => ({ importId, isBuilt });

/** The check is 10 percent of the progress, verses are up to 60, words up to 95, and the end is the rest. */
describe('the progress of an import', () => {
  test.each<[state: ImportState, own: Partial<ListedImportRow>, percent: number]>([
    ['queued', {}, 0],
    ['checking', {}, 0],
    ['awaiting_consent', {}, 10],
    ['loading', { done: 0, total: 100 }, 10],
    ['loading', { done: 50, total: 100 }, 35],
    ['loading', { done: 100, total: 100 }, 60],
    ['loading', { done: 1, total: 3 }, 26],
    ['loading', { done: 0, total: 0 }, 10],
    ['counting', { words: 0, wordsTotal: 100 }, 60],
    ['counting', { words: 50, wordsTotal: 100 }, 77],
    ['counting', { words: 100, wordsTotal: 100 }, 95],
    // Words are written in blocks, so the last one may exceed the total.
    ['counting', { words: 120, wordsTotal: 100 }, 95],
    ['verifying', {}, 95],
    ['switching', {}, 95],
    ['completed', {}, 100],
    ['ready', {}, 100],
    ['refused', { done: 5, total: 10 }, 0],
    ['failed', { done: 5, total: 10 }, 0],
    ['cancelled', { done: 5, total: 10 }, 0],
    ['rolled_back', { done: 5, total: 10 }, 0],
  ])('%s %j: %i percent', (state, own, percent) => {
    expect(describeImport(row(state, own), 'a.txt', undefined).progress).toBe(percent);
  });
});

describe('the actions of an administrator', () => {
  test.each<[state: ImportState, can: string[]]>([
    ['queued', ['cancel']],
    ['checking', ['cancel']],
    ['awaiting_consent', ['cancel', 'consent']],
    ['loading', ['cancel']],
    ['counting', ['cancel']],
    ['verifying', ['cancel']],
    // From here on, the text may be visible to readers.
    ['switching', []],
    ['ready', []],
    ['refused', ['retry']],
    ['failed', ['retry']],
    ['cancelled', ['retry']],
    ['rolled_back', []],
  ])('%s: %j', (state, can) => {
    expect(describeImport(row(state), 'a.txt', live('another')).can).toEqual(can);
  });

  test('offers a rollback only for the live text', () => {
    for (const state of ['completed', 'ready'] as const) {
      expect(describeImport(row(state), 'a.txt', live('one')).can).toEqual(['rollback']);
      expect(describeImport(row(state), 'a.txt', live('two')).can).toEqual([]);
      expect(describeImport(row(state), 'a.txt', undefined).can).toEqual([]);
    }
  });
});

describe('the text of a built-in version', () => {
  const ready = row('ready', { message: 'after the next build', total: 31_102 });

  test('waits for the next build', () => {
    expect(describeImport(ready, 'a.txt', live('one', false))).toMatchObject({
      status: 'ready',
      stage: 'Live after the next build',
      message: 'after the next build',
    });
  });

  test('is live, with its verses, once the library contains it', () => {
    expect(describeImport(ready, 'a.txt', live('one'))).toMatchObject({
      status: 'completed',
      stage: 'Live',
      message: '',
      versesImported: 31_102,
      can: ['rollback'],
    });
  });
});

test('says that a text was replaced by another import', () => {
  expect(describeImport(row('completed'), 'a.txt', live('two')).stage).toBe('Replaced');
  expect(describeImport(row('ready'), 'a.txt', live('two')).stage).toBe('Replaced');
  expect(describeImport(row('cancelled'), 'a.txt', live('two')).stage).toBe('Canceled');
});

test('says that rows are being cleaned up', () => {
  expect(describeImport(row('failed'), 'a.txt', undefined).stage).toBe('Failed');
  expect(describeImport(row('failed', { cleaning: true }), 'a.txt', undefined).stage).toBe('Failed, cleaning up');
});
