import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { systemWith } from './system-with.ts';

it('takes the named browser before all others', () => {
  const system = { ...systemWith(['chromium']), exists: (path: string) => path === '/opt/browser' };
  expect(findChromium(system, '/opt/browser')).toBe('/opt/browser');
});

it('ignores a named browser that does not exist', () => {
  expect(findChromium(systemWith(['chromium-headless-shell']), '/opt/none')).toBe('/usr/bin/chromium-headless-shell');
});

it('prefers Playwright’s own build to the browser of the system', () => {
  const system = { ...systemWith(['chromium-headless-shell']), exists: () => true };
  expect(findChromium(system, '')).toBe(chromium.executablePath());
});

it('installs the headless browser if there is none', () => {
  const system = systemWith([], ['chromium-headless-shell']);
  expect(findChromium(system, '')).toBe('/usr/bin/chromium-headless-shell');
  expect(system.installed).toEqual(['chromium-headless-shell']);
});

it('uses another browser of the system if it cannot install one', () => {
  expect(findChromium(systemWith(['google-chrome']), '')).toBe('/usr/bin/google-chrome');
});

it('says what to do if there is no browser and none can be installed', () => {
  expect(() => findChromium(systemWith([]), '')).toThrow(
    'The browser tests need a Chromium and found none. Install one with "npx playwright install chromium"',
  );
});
