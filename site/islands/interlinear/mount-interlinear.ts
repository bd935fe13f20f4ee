import { renderOffline } from '../offline/render-offline.ts';
import { enhanceInterlinear } from './enhance-interlinear.ts';

/** The interlinear page. It can be read without this script. */
enhanceInterlinear();

renderOffline(async () => (await import('../offline/OfflineInterlinear.tsx')).OfflineInterlinear);
