import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Pack, PackPiece } from '#data/offline/contract/packs.ts';
import { packDictionary, packText } from '../../scripts/testing/packed-library.ts';
import { answerFromPacks, emptyThread, type FillingThread, type PackShelf } from './fill-thread.ts';
import type { OfflineSearch, SearchReply } from './search-thread-messages.ts';

const codes = ['kjv_strongs', 'web', 'wlc'];
const contents = new Map<string, Uint8Array>();

beforeAll(() => {
  for (const code of codes) contents.set(code, packText(code));
  contents.set('dictionary', packDictionary());
});

const piece = (path: string): PackPiece => ({ path, bytes: 1, sha256: '' });
const createPack = (name: string, version = '1', text = name): Pack => ({
  name,
  title: name,
  about: '',
  version,
  bytes: 1,
  pages: 1,
  covers: ['/'],
  policy: '',
  frames: [],
  pieces: [],
  members: [],
  assets: [],
  search: { text: [piece(text)], dictionary: [piece('dictionary')] },
});

let installed: Map<string, Pack>;
let read: string[];
let thread: FillingThread;
const shelf: PackShelf = {
  find: (name) => Promise.resolve(installed.get(name)),
  names: () => Promise.resolve([...installed.keys()]),
  read: ([first]) => {
    read.push(first?.path ?? '');
    const bytes = contents.get(first?.path ?? '');
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`${first?.path} is damaged`));
  },
};
beforeEach(() => {
  installed = new Map(codes.map((code) => [code, createPack(code)]));
  read = [];
  thread = emptyThread();
});

function ask(
  query: string,
  versions: string[] = ['kjv_strongs'],
  more: Partial<OfflineSearch> = {},
): Promise<SearchReply> {
  return answerFromPacks(thread, { query, versions, page: 1, perPage: 30, order: 'canonical', ...more }, shelf);
}

it('reads a pack only once, with the first search that needs it', async () => {
  // As counted by printed concordances.
  expect(await ask('gold')).toMatchObject({
    kind: 'answer',
    answer: { pagination: { totalResults: 361 }, totalOccurrences: 417, entries: [{ number: 'H2091' }, {}, {}] },
  });
  expect(read).toEqual(['kjv_strongs', 'dictionary']);
  expect(await ask('faith', [])).toMatchObject({
    kind: 'answer',
    answer: { pagination: { totalResults: 231 }, versions: ['kjv_strongs'] },
  });
  expect(await ask('faith', ['web', 'kjv_strongs'])).toMatchObject({
    kind: 'answer',
    answer: { versions: ['kjv_strongs', 'web'] },
  });
  expect(read).toEqual(['kjv_strongs', 'dictionary', 'web']);
});

it('reads nothing for an invalid query', async () => {
  expect(await ask('(faith')).toMatchObject({ kind: 'error', error: { offset: 0, suggestion: '(faith)' } });
  expect(await ask('  ', ['asv'])).toMatchObject({ kind: 'error', error: { code: 'invalid' } });
  expect(read).toEqual([]);
});

it('names the downloaded versions if one is missing, and detects that one was deleted', async () => {
  expect(await ask('gold', ['kjv'])).toEqual({ kind: 'missing', version: 'kjv', downloaded: codes });
  await ask('gold', ['web']);
  installed.delete('web');
  expect(await ask('gold', ['web'])).toEqual({ kind: 'missing', version: 'web', downloaded: ['kjv_strongs', 'wlc'] });
  expect(thread.indexes).toEqual([]);
});

it('reads a pack again after an update', async () => {
  await ask('gold', ['web']);
  installed.set('web', createPack('web', '2'));
  expect(await ask('gold', ['web'])).toMatchObject({ kind: 'answer' });
  expect(read.filter((path) => path === 'web')).toHaveLength(2);
});

it('keeps a text whose dictionary is damaged, so that its verses can still be read', async () => {
  const pack = createPack('web');
  installed.set('web', { ...pack, search: { text: [piece('web')], dictionary: [piece('lost')] } });
  expect(await ask('gold', ['web'])).toEqual({ kind: 'damaged', version: 'web', message: 'lost is damaged' });
  expect(thread.indexes.map(({ pack: { head } }) => head.version.code)).toEqual(['web']);
});

it('says which version is damaged, and reads it again with the next search', async () => {
  installed.set('web', createPack('web', '1', 'gone'));
  expect(await ask('gold', ['web'])).toEqual({ kind: 'damaged', version: 'web', message: 'gone is damaged' });
  installed.set('web', createPack('web', '1', 'wlc'));
  expect(await ask('gold', ['web'])).toMatchObject({ kind: 'damaged', message: expect.stringContaining('wlc') });
  expect(await ask('gold')).toMatchObject({ kind: 'answer' });
  installed.set('web', createPack('web'));
  expect(await ask('gold', ['web'])).toMatchObject({ kind: 'answer' });
});

it('searches the other downloaded versions if nothing is found, and ignores a damaged one', async () => {
  installed.set('web', createPack('web', '1', 'gone'));
  const reply = await ask('אלהים');
  expect(reply).toMatchObject({
    kind: 'answer',
    answer: { pagination: { totalResults: 0 }, elsewhere: [{ version: 'wlc' }] },
  });
  expect(read).toEqual(['kjv_strongs', 'dictionary', 'gone', 'wlc']);
});

it('reports at once that nothing is found, and reads other texts only while the result is awaited', async () => {
  const search: OfflineSearch = { query: 'אלהים', versions: ['kjv_strongs'], page: 1, perPage: 30, order: 'canonical' };
  const early: [reply: SearchReply, read: number][] = [];
  const onEarly = (reply: SearchReply): number => early.push([reply, read.length]);
  const abandoned = await answerFromPacks(thread, search, shelf, { onEarly, isWanted: () => false });
  expect(abandoned).toMatchObject({ kind: 'answer', answer: { pagination: { totalResults: 0 }, elsewhere: [] } });
  expect(early).toEqual([[abandoned, 2]]);
  expect(read).toEqual(['kjv_strongs', 'dictionary']);
  const complete = await answerFromPacks(thread, search, shelf, { onEarly });
  expect(complete).toMatchObject({ kind: 'answer', answer: { elsewhere: [{ version: 'wlc' }] } });
  expect(early[1]).toEqual([abandoned, 2]);
});

it('replies with a failure if the storage is disabled', async () => {
  const refused: PackShelf = { ...shelf, find: () => Promise.reject(new Error('The operation is insecure')) };
  expect(
    await answerFromPacks(thread, { query: 'gold', versions: [], page: 1, perPage: 30, order: 'canonical' }, refused),
  ).toEqual({ kind: 'failed', message: 'The operation is insecure' });
});
