import type { APIRoute } from 'astro';
import { versesToRead } from '../../library/verses-to-read.ts';

/** Verses of taught words. The exercise chooses among them by what the reader knows. */
export const GET: APIRoute = () => new Response(JSON.stringify(versesToRead()));
