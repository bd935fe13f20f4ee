/**
 * Zod tests whether it may use `eval`. If the Content Security Policy forbids that, each test is reported as a
 * violation. Import this before any schema. https://zod.dev/api#jitless
 */
const globals = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
globals.__zod_globalConfig = { ...globals.__zod_globalConfig, jitless: true };
