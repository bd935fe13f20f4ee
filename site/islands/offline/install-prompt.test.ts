// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { installWay, promptToInstall, subscribeToInstall, watchInstallPrompt } from './install-prompt.ts';

watchInstallPrompt();
afterEach(() => {
  dispatchEvent(new Event('appinstalled'));
  vi.unstubAllGlobals();
});

function offer() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { event, prompt };
}

it('opens the dialog of the browser, once for each offer', () => {
  const changed = vi.fn();
  const stop = subscribeToInstall(changed);
  expect(installWay()).toBe('none');
  const { event, prompt } = offer();
  // Otherwise the browser shows its own banner as well.
  expect(event.defaultPrevented).toBe(true);
  expect(installWay()).toBe('prompt');
  promptToInstall();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installWay()).toBe('none');
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

it('offers nothing after the site was installed', () => {
  offer();
  dispatchEvent(new Event('appinstalled'));
  expect(installWay()).toBe('none');
});

const devices: [name: string, standalone: boolean | undefined, way: string][] = [
  ['Safari on iOS', false, 'ios'],
  ['the installed app on iOS', true, 'none'],
  ['another browser', undefined, 'none'],
];
it.each(devices)('knows what %s needs', (_, standalone, way) => {
  vi.stubGlobal('navigator', { standalone });
  expect(installWay()).toBe(way);
});
