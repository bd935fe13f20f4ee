import { renderOffline } from '../offline/render-offline.ts';

/** All verses of a number. The page works without this script. If it came empty, the downloaded texts fill it. */
renderOffline(async () => (await import('../offline/OfflineVerses.tsx')).OfflineVerses);
