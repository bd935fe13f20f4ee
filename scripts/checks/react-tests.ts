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
  // What is waited for comes at once on a machine with nothing else to do; a busy one may take ten times as long.
  configure({ asyncUtilTimeout: 10_000 });
  Object.assign(globalThis, { setImmediate, IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
}
