import { afterEach } from 'vitest';

// Files of tests that name a DOM as their environment draw with React.
if ('document' in globalThis) {
  // React's scheduler keeps, when it is loaded, the function that it asks for a later turn. What it still has to do
  // when the file's DOM has been taken away is left undone: it would fail for want of a window.
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
