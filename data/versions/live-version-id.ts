/**
 * Texts that come by the dashboard are numbered from here; those whose files lie in the folder of imports are numbered
 * below by the build. So neither gives a number that the other has given.
 */
export const firstLiveId = 1_001;
