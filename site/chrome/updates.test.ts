// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForUpdates } from './updates.ts';

/** Mocks service workers, which this environment lacks. The waiting worker takes control when it receives a message. */
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

it('“Reload” reloads a page that the worker does not control', async () => {
  const { registration } = withWorkerWaiting();
  watchForUpdates(registration, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('does not reload a page when its first worker takes control', () => {
  const { serviceWorker, registration } = withWorkerWaiting();
  watchForUpdates(registration, true);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});
