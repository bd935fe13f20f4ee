import { expect, it } from 'vitest';
import { findOtherBrowsers } from './find-other-browsers.ts';
import { systemWith } from './system-with.ts';

it('says which browser is missing if none can be installed', () => {
  expect(findOtherBrowsers(systemWith(['firefox-esr']))).toEqual({
    browsers: [{ name: 'Firefox', build: 'system', path: '/usr/bin/firefox-esr' }],
    notes: [
      'WebKit was not tested: no browser was found and none could be installed (npx playwright install --with-deps webkit; Debian: apt-get install webkit2gtk-driver xvfb).',
    ],
  });
});

it('finds no WebKit without a virtual screen', () => {
  const { browsers, notes } = findOtherBrowsers(systemWith(['firefox-esr', 'WebKitWebDriver']));
  expect(browsers.map(({ name }) => name)).toEqual(['Firefox']);
  expect(notes).toHaveLength(1);
});

it('installs only what is missing', () => {
  const system = systemWith(['firefox-esr'], ['WebKitWebDriver', 'Xvfb']);
  expect(findOtherBrowsers(system)).toEqual({
    browsers: [
      { name: 'Firefox', build: 'system', path: '/usr/bin/firefox-esr' },
      { name: 'WebKit', build: 'system', path: '/usr/bin/WebKitWebDriver' },
    ],
    notes: [],
  });
  expect(system.installed).toEqual(['webkit2gtk-driver', 'xvfb']);
});

it('prefers Playwright’s own builds', () => {
  const system = { ...systemWith(['firefox-esr', 'WebKitWebDriver', 'Xvfb']), exists: () => true };
  expect(findOtherBrowsers(system).browsers).toEqual([
    { name: 'Firefox', build: 'playwright' },
    { name: 'WebKit', build: 'playwright' },
  ]);
});

it('installs nothing if Playwright’s builds exist', () => {
  const system = { ...systemWith([]), exists: () => true };
  expect(findOtherBrowsers(system).notes).toEqual([]);
  expect(system.installed).toEqual([]);
});
