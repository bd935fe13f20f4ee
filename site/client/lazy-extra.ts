import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { logClientError } from './log-client-error.ts';

/**
 * A component that loads when it is first rendered, and without which the page is still useful. If it cannot load, it
 * renders nothing; an error would remove the whole island. `name` is for the error log.
 */
export function lazyExtra<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadOrNothing = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      logClientError(name, error);
      return { default: () => null };
    }
  };
  return lazy(loadOrNothing);
}
