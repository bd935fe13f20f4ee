import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingSeeds, type SettingSeed } from '#seeds/settings.ts';

const code = globSync('worker/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|^worker\/(settings|testing)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Matches `readSettings(c.env)['key']` and `readProtected(c.env, 'key')`. */
function isRead(key: string): boolean {
  return code.includes(`['${key}']`) || new RegExp(`readProtected\\([^)]*'${key}'\\)`).test(code);
}

describe('a built-in setting', () => {
  it.each(Object.entries<SettingSeed>(settingSeeds).map(([key, { isWaiting = false }]) => ({ key, isWaiting })))(
    '$key is read by the worker, or marked as unused (waiting: $isWaiting)',
    ({ key, isWaiting }) => {
      expect(isRead(key)).toBe(!isWaiting);
    },
  );
});
