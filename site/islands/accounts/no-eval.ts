/**
 * Zod tries whether it may compile its checks; where the page's policy forbids that, each try is reported as a breach.
 * Imported before anything that has a schema. https://zod.dev/api#jitless
 */
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
place.__zod_globalConfig = { ...place.__zod_globalConfig, jitless: true };
