import type { APIRoute } from 'astro';
import { composeThirdParty } from '../integrations/third-party.ts';

/** Licenses of third-party code and fonts, which require that the license text is distributed with them. */
export const GET: APIRoute = () =>
  new Response(composeThirdParty(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
