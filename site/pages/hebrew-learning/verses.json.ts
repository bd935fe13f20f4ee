import type { APIRoute } from 'astro';
import { versesToRead } from '../../library/verses-to-read.ts';

/** Verses of words that are taught, for the exercise that chooses one by what a reader knows. */
export const GET: APIRoute = () => new Response(JSON.stringify(versesToRead()));
