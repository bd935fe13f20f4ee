import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from './toasts.ts';
import { codeOf, messageOf } from './api-fault.ts';

interface Act<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Toasts; nothing is said of what shows by itself. */
  done?: string | ((output: Output) => string);
  failed: string;
  /** What was read and is read again; nothing where it is empty. */
  renews: readonly string[];
  onDone?: (output: Output) => void;
}

/** Does something on the server, says how it went, and reads again what has changed by it. */
export function useAct<Input, Output>({ run, done, failed, renews, onDone }: Act<Input, Output>) {
  const client = useQueryClient();
  // An empty key would stand for all that was read.
  const readAgain = async (): Promise<void> => {
    if (renews.length > 0) await client.invalidateQueries({ queryKey: renews });
  };
  return useMutation({
    mutationFn: run,
    onSuccess: async (output) => {
      if (done) showToast({ title: typeof done === 'string' ? done : done(output) });
      onDone?.(output);
      await readAgain();
    },
    onError: async (error) => {
      showToast({ title: failed, description: messageOf(error), destructive: true });
      // Somebody else was faster: what stands here is old.
      if (codeOf(error) === 'conflict') await readAgain();
    },
  });
}
