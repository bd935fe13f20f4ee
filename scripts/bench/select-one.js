/** The smallest worker that asks D1 anything: what a call costs before any work. Never deployed. */
export default {
  async fetch(_request, env) {
    return Response.json(await env.LIBRARY.prepare('SELECT 1').first());
  },
};
