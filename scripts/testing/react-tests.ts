import { afterEach } from 'vitest';

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
}
