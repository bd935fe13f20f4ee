import { useEffect, useMemo } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** Shown next to the first field if the schema of a form could not be fetched. */
export const notValidatedMessage = 'This could not be checked: the network failed. Try again';

type LoadSchema<Input, Output> = () => Promise<$ZodType<Output, Input>>;

/**
 * A react-hook-form resolver that validates with a zod schema. The schema and its library (26 kB) load after the first
 * render, because nobody needs them before typing. `load` must be the same function on every render.
 */
export function useLazyResolver<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  useEffect(() => {
    // If this fails, the schema is requested again when it is needed.
    loadResolver(load).catch(() => undefined);
  }, [load]);
  return useMemo(() => lazyResolver(load), [load]);
}

/**
 * Like {@link useLazyResolver}, outside a component. Without the schema, validation fails with a message, and the form
 * can be submitted again.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    let resolve: Resolver<Input, unknown, Output>;
    try {
      resolve = await loadResolver(load);
    } catch {
      const [name = 'form'] = options.names ?? [];
      const error = { type: 'unchecked', message: notValidatedMessage };
      return { values: {}, errors: { [name]: error } as FieldErrors<Input> };
    }
    return resolve(values, context, options);
  };
}

async function loadResolver<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
): Promise<Resolver<Input, unknown, Output>> {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  return zodResolver(schema);
}
