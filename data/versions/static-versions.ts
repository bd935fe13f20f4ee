/** Versions whose chapters are files: 3,567 of the 20,000 that a deployment holds. Any other's come from the worker. */
export const staticVersions: readonly string[] = ['kjv_strongs', 'wlc', 'web', 'sblgnt'];
