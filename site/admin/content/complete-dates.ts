import type { FieldValues, Resolver } from 'react-hook-form';
import { dateIncomplete } from './messages.ts';

/**
 * Extends a resolver to reject partly typed dates. For these the browser reports an empty value, as for no date; only
 * the field's validity shows that there is input.
 */
export function withCompleteDates<Input extends FieldValues, Context, Output>(
  resolver: Resolver<Input, Context, Output>,
): Resolver<Input, Context, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const half = Object.values(options.fields).filter(
      ({ ref }) => ref instanceof HTMLInputElement && ref.validity.badInput,
    );
    if (half.length === 0) return result;
    const errors = half.map(({ name }) => [name, { type: 'date', message: dateIncomplete }]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
}
