import type { APIRoute } from 'astro';
import { recordables } from '#data/hebrew/content/all-recordables.ts';

/**
 * Fetched by the worker (`worker/content/read-recordables.ts`): bundling the lessons would make it larger by a twelfth.
 */
export const GET: APIRoute = () => new Response(JSON.stringify(recordables));
