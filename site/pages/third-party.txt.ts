import type { APIRoute } from 'astro';
import { composeThirdParty } from '../integrations/third-party.ts';

/** Licences of others' code and fonts, which ask that they come along. */
export const GET: APIRoute = () =>
  new Response(composeThirdParty(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
