import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runMark } from '../test-run/marked-processes.ts';

const owners = resolve('.wrangler/state');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(['../../playwright.config.ts', '../../site/e2e/other-browsers/playwright.config.ts'])(
  '%s stores nothing in the site of this folder, except within a test run',
  async (config) => {
    vi.stubEnv('OTHER_BROWSERS', '[]');
    vi.stubEnv('LEXICON_STATE', owners);
    vi.stubEnv(runMark, 'a-run');
    await import(config);
    expect(process.env['LEXICON_STATE']).toBe(owners);
    vi.resetModules();
    vi.stubEnv(runMark, undefined);
    await import(config);
    expect(process.env['LEXICON_STATE']).toBe(resolve('.build/browser-state'));
  },
);
