import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast } from './toasts.ts';
import { errorCodeOf, messageOf } from './api-error.ts';

interface Act<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Texts of the toasts. Without `done`, a success shows no toast. */
  done?: string | ((output: Output) => string);
  failed: string;
  /** The description of a failure without a message of the server. */
  otherwise?: string;
  /** Keys of the queries to refetch after it. A key includes those that begin with it. */
  invalidates?: readonly QueryKey[];
  onDone?: (output: Output) => void;
}

/** Runs an action on the server, shows its outcome, and refetches the queries that it changed. */
export function useServerAction<Input, Output>({
  run,
  done,
  failed,
  otherwise,
  invalidates = [],
  onDone,
}: Act<Input, Output>) {
  const client = useQueryClient();
  const readAgain = async (): Promise<void> => {
    await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return useMutation({
    mutationFn: run,
    onSuccess: async (output) => {
      if (done) showToast({ title: typeof done === 'string' ? done : done(output) });
      onDone?.(output);
      await readAgain();
    },
    onError: async (error) => {
      showToast({ title: failed, description: messageOf(error, otherwise), destructive: true });
      // Somebody else made a change first, so the data shown is stale.
      if (errorCodeOf(error) === 'conflict') await readAgain();
    },
  });
}
