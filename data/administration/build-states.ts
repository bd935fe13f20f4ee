/** Of a build of the site. */
export const buildStates = ['waiting', 'running', 'completed', 'failed'] as const;
export type BuildState = (typeof buildStates)[number];
