import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * A value that only the device knows, such as a setting that it keeps: `undefined` in the drawing that the page came
 * with, so that both drawings are the same. `read` returns a primitive.
 */
export function useOnDevice<Value extends string | number | boolean>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** False in the drawing that the page came with, then true. */
export function useIsAlive(): boolean {
  return useOnDevice(() => true) ?? false;
}
