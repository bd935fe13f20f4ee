import { afterAll, afterEach } from 'vitest';

const maxLateTimerMs = 1000;

// For test files with a DOM environment, which render with React.
if ('document' in globalThis) {
  // React's scheduler stores `setImmediate` when it is loaded. Work that is pending after the file's DOM was removed is
  // skipped, because it would fail without a window.
  const { setImmediate } = globalThis;
  Object.assign(globalThis, {
    setImmediate: (work: () => void) => setImmediate(() => 'window' in globalThis && work()),
  });
  const { cleanup, configure } = await import('@testing-library/react');
  // On an idle machine results arrive at once. On a busy one, a dynamic import alone can take many seconds.
  configure({ asyncUtilTimeout: 60_000 });
  Object.assign(globalThis, { setImmediate, IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
  // Code that is still running after the last test can start a timer of an hour, such as the cache lifetime of a query.
  // The teardown of happy-dom would wait for it.
  afterAll(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms = 0) => (ms > maxLateTimerMs ? 0 : setTimeout(work, ms)),
      setInterval: () => 0,
    });
  });
}
