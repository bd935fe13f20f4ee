/** States of a rebuild. */
export const buildStates = ['waiting', 'running', 'completed', 'failed'] as const;
