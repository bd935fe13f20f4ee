import { drawHere } from '../offline/render-offline.ts';

/** All verses of a number. It reads whole without; where it came empty, the texts of the device fill it. */
drawHere(async () => (await import('../offline/VersesHere.tsx')).VersesHere);
