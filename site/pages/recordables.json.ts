import type { APIRoute } from 'astro';
import { recordables } from '#data/hebrew/content/recordables.ts';

/** For the worker, which would be heavier by a twelfth if it brought the lessons (`worker/content/read-recordables.ts`). */
export const GET: APIRoute = () => new Response(JSON.stringify(recordables));
