import type { Equivalent } from './equivalent.ts';

export const equivalentInWorker: readonly Equivalent[] = [
  {
    file: 'worker/dictionary/list-entries.ts',
    code: 'all: [1, 20_000],',
    reason: 'No entry has an ordinal above 15,624.',
  },
  {
    file: 'worker/routes/admin/exports.ts',
    code: 'const pageSize = 4_000;',
    reason: 'Verses that are read at once: the same verses are written.',
  },
  {
    file: 'worker/imports/compare-loaded.ts',
    code: 'if (!last || results.length < pageSize) break;',
    reason: 'One more page is read, which is empty.',
  },
  {
    file: 'worker/imports/load-verses.ts',
    code: 'const phrased = wordings && times ? verseWithPhrases(verse, wordings, times) : verse;',
    original: '&&',
    reason: 'The times are read exactly where there are wordings.',
  },
  {
    file: 'worker/imports/count-imported-terms.ts',
    code: 'if (!isComplete) return;',
    reason: 'What follows changes an import that is still being counted, which it is no more.',
  },
  {
    file: 'worker/settings/secret.ts',
    code: "return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);",
    original: 'false',
    reason: 'Nothing exports the key.',
  },
  {
    file: 'worker/accounts/passkeys.ts',
    code: 'if (!userId) throw refusal();',
    original: '!userId',
    reason: 'These challenges always belong to an account.',
  },
  {
    file: 'worker/accounts/invites.ts',
    code: "invite.kind === 'reset'",
    reason: 'An invited account is new: it has no passkey, second factor or session to delete.',
  },
  {
    file: 'worker/routes/admin/exports.ts',
    code: 'if (!last || results.length < pageSize) return verses;',
    original: '||',
    reason: 'One more page is read, which is empty.',
  },
  {
    file: 'worker/metrics/record-rejection.ts',
    code: 'SELECT ${newId()}, ${at}, ${actorId}, ${username}, ${action}, ${route.slice(0, 100)}, ${`${status} ${code}`}, ${ipPrefixHash}',
    reason: 'The longest route pattern has about sixty characters.',
  },
  {
    file: 'worker/search/suggest-elsewhere.ts',
    code: 'const args = { versionId: version.id, hasRenderings: hasRenderings(version), page: 1, pageSize: 1 };',
    original: '1',
    reason: 'Only totals are queried, which do not depend on the page.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'if (chunk.length > 0 && (chunk.length >= maxVerses || chars + json.length > maxChars)) {',
    original: '>',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'let chars = 0;',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'const maxChars = 600_000;',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'const maxVerses = 1_000;',
    reason: 'Only how many verses share a row.',
  },
  {
    file: 'worker/imports/import-store.ts',
    code: 'if (chunk.length > 0) yield chunk;',
    original: '>',
    reason: 'A text without verses is refused earlier, and an empty chunk writes nothing.',
  },
  {
    file: 'worker/routes/admin/uploads.ts',
    code: 'const parts = await db.select().from(fileParts).where(eq(fileParts.fileId, row.id)).orderBy(asc(fileParts.part));',
    original: 'db.select().from(fileParts).where(eq(fileParts.fileId, row.id)).orderBy(asc(fileParts.part))',
    reason: 'The unique index of file and part returns the rows in this order, too.',
  },
  {
    file: 'worker/imports/verify-version.ts',
    code: 'const [from, to] = [verseKey(versionId, 0), verseKey(versionId, lastVerseId)];',
    original: '0',
    reason: 'The first verse id is 1,001,000.',
  },
  {
    file: 'worker/imports/count-imported-terms.ts',
    code: 'if (batch.length > 0 && chars + json.length > maxChars && !(await flush())) return false;',
    original: '>',
    reason: 'Only how many rows share a batch.',
  },
  {
    file: 'worker/imports/import-job.ts',
    code: 'return 0;',
    original: '0',
    reason: 'The next step starts a millisecond later.',
  },
  {
    file: 'worker/metrics/minute-limit.ts',
    code: 'let minute = 0;',
    original: '0',
    reason: 'The first call resets the count or finds it at zero.',
  },
  {
    file: 'worker/pages/verses-page.tsx',
    code: "const text = requestedVersion && version ? `the ${version.name}` : 'this site';",
    original: '&&',
    reason: 'A requested version is always loaded here.',
  },
];
