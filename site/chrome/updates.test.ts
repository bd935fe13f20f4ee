// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForUpdates } from './updates.ts';

/** The device's workers: this environment has none. One that waits takes the page over when it is asked to. */
function withWorkerWaiting() {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const waiting = { postMessage: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
  const registration = Object.assign(new EventTarget(), { active: {}, waiting, installing: null });
  return { serviceWorker, registration: registration as unknown as ServiceWorkerRegistration };
}

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

it('“Show it” loads a page that came past the worker, by a hard reload', async () => {
  const { registration } = withWorkerWaiting();
  watchForUpdates(registration, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('does not load a page that its first worker takes over', () => {
  const { serviceWorker, registration } = withWorkerWaiting();
  watchForUpdates(registration, true);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});
