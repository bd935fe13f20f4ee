/** The states of a running import, in their order. A version code can have only one import at a time in them. */
export const activeStates = [
  'queued',
  'checking',
  'awaiting_consent',
  'loading',
  'counting',
  'verifying',
  'switching',
] as const;

/** These, and those that an import can end in. */
export const importStates = [
  ...activeStates,
  'completed',
  'ready',
  'refused',
  'failed',
  'cancelled',
  'rolled_back',
] as const;
export type ImportState = (typeof importStates)[number];
