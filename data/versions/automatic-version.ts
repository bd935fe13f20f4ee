/** The version whose Strong's numbers were assigned automatically, to words with a sense of their own. */
export const automaticVersion = 'web';

/** Whether readers should know that the numbers of a version were assigned automatically. */
export function isAutomaticallyTagged({ code, taggedWords }: { code: string; taggedWords: number }): boolean {
  return code === automaticVersion && taggedWords > 0;
}
