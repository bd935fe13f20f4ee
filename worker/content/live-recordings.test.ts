import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRecordingCache, readLiveRecordings } from './live-recordings.ts';

const start = new Date('2026-03-01T12:00:00.000Z');

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  await env.APP.exec('DELETE FROM recordings');
  clearRecordingCache(env.APP);
});
afterEach(() => {
  vi.useRealTimers();
  clearRecordingCache(env.APP);
});

const add = (text: string, speaker: string, licence: string): Promise<unknown> =>
  env.APP.prepare(
    `INSERT INTO recordings (text, file, media_type, bytes, speaker, licence, filename, added_at, added_by)
      VALUES (?1, ?1 || '.mp3', 'audio/mpeg', 9, ?2, ?3, '', '', '')`,
  )
    .bind(text, speaker, licence)
    .run();

test('recordings are listed by text, and each speaker and license pair only once', async () => {
  await add('c', 'Dana', 'CC0');
  await add('a', 'Noa', 'CC0');
  await add('d', 'Noa', 'CC0');
  await add('b', 'Dana', 'CC BY 4.0');
  expect(await readLiveRecordings(env.APP)).toEqual({
    credits: [
      { speaker: 'Noa', licence: 'CC0' },
      { speaker: 'Dana', licence: 'CC BY 4.0' },
      { speaker: 'Dana', licence: 'CC0' },
    ],
    files: [
      ['a', 'a.mp3', 9, 0],
      ['b', 'b.mp3', 9, 1],
      ['c', 'c.mp3', 9, 2],
      ['d', 'd.mp3', 9, 0],
    ],
  });
});

test('a change is visible after half a minute, and immediately in the isolate that made it', async () => {
  const texts = async (): Promise<string[]> => (await readLiveRecordings(env.APP)).files.map(([text]) => text);
  expect(await texts()).toEqual([]);
  await add('a', 'Noa', 'CC0');
  vi.setSystemTime(start.getTime() + 29_000);
  expect(await texts()).toEqual([]);
  vi.setSystemTime(start.getTime() + 30_000);
  expect(await texts()).toEqual(['a']);
  await add('b', 'Noa', 'CC0');
  clearRecordingCache(env.APP);
  expect(await texts()).toEqual(['a', 'b']);
});
