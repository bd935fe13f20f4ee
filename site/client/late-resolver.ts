import { useEffect, useMemo } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** Said beside the first field where what checks a form could not be fetched. */
export const notChecked = 'This could not be checked: the network failed. Try again';

type LoadSchema<Input, Output> = () => Promise<$ZodType<Output, Input>>;

/**
 * Checks a form by its schema, as react-hook-form asks for it. The schema and its library, 26 kB, come after the form has
 * been drawn: nobody needs them before something was typed. `load` has to be the same function each time.
 */
export function useLateResolver<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  useEffect(() => {
    // What cannot be fetched now is asked for again when it is needed.
    loadResolver(load).catch(() => undefined);
  }, [load]);
  return useMemo(() => lateResolver(load), [load]);
}

/** As above, outside a component. Without the schema nothing passes: the form says so and can be sent again. */
export function lateResolver<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    let resolve: Resolver<Input, unknown, Output>;
    try {
      resolve = await loadResolver(load);
    } catch {
      const [name = 'form'] = options.names ?? [];
      const fault = { type: 'unchecked', message: notChecked };
      return { values: {}, errors: { [name]: fault } as FieldErrors<Input> };
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
