import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * A value that only the device knows, such as a stored setting. It is `undefined` during hydration, so that it matches
 * the server's rendering. `read` must return a primitive.
 */
export function useClientValue<Value extends string | number | boolean>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/** False during hydration, then true. */
export function useIsHydrated(): boolean {
  return useClientValue(() => true) ?? false;
}
