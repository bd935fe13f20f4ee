/**
 * Versions whose chapters are files: 3,567 of the 20,000 files that a deployment may have. The worker renders the
 * chapters of other versions.
 */
export const staticVersions: readonly string[] = ['kjv_strongs', 'wlc', 'web', 'sblgnt'];
