import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Refuses dates that are half typed, beside what the resolver refuses: the browser tells such a field's value as empty,
 * as that of one without a date, and says by its validity alone that something stands in it.
 */
export function withWholeDates<Input extends FieldValues, Context, Output>(
  resolver: Resolver<Input, Context, Output>,
): Resolver<Input, Context, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const half = Object.values(options.fields).filter(
      ({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput,
    );
    if (half.length === 0) return result;
    const faults = half.map(({ name }) => [name, { type: 'date', message: 'Give a whole date and time, or none' }]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(faults) } };
  };
}
