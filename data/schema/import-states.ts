/** The states of an import: those of a running one in their order, then those that it can end in. */
export const importStates = [
  'queued',
  'checking',
  'awaiting_consent',
  'loading',
  'counting',
  'verifying',
  'switching',
  'completed',
  'ready',
  'refused',
  'failed',
  'cancelled',
  'rolled_back',
] as const;
export type ImportState = (typeof importStates)[number];

/** A version code can have only one import at a time in these states. */
export const activeStates = [
  'queued',
  'checking',
  'awaiting_consent',
  'loading',
  'counting',
  'verifying',
  'switching',
] as const satisfies ImportState[];
