/** https://dom.spec.whatwg.org/#interface-AbortSignal */
export function polyfillAbortSignal(): void {
  const missing: Partial<Pick<typeof AbortSignal, 'any' | 'timeout'>> = AbortSignal;
  missing.timeout ??= (milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    setTimeout(() => controller.abort(reason), milliseconds);
    return controller.signal;
  };
  missing.any ??= (signals) => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const source of signals) {
      if (source.aborted) {
        controller.abort(source.reason);
        break;
      }
      // The first abort removes the listeners.
      source.addEventListener('abort', () => controller.abort(source.reason), { signal });
    }
    return signal;
  };
}
