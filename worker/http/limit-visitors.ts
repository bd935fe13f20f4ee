import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { errorAnswer } from './api-answer.ts';
import { Problem } from './http-error.ts';

/** The machine that serves, where there is no network between it and who asks. */
const ownAddress = /^(?:127\.|::1$)/;

/**
 * Answers 429 past the requests of a minute from one address, of those that wake the worker: more than a class behind one
 * address makes, less than a flood. Nothing of it is written down.
 */
export function limitVisitors(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const address = c.req.header('CF-Connecting-IP');
    if (!address || ownAddress.test(address)) return next();
    const rate = await c.env.VISITOR_RATE?.limit({ key: keyOf(address) });
    if (!rate || rate.success) return next();
    const problem = new Problem(429, 'Too many requests from your network. Try again in 1 minute.', undefined, {
      retryAfter: 60,
    });
    if (c.req.path.startsWith('/api/')) return errorAnswer(problem, c);
    throw problem;
  };
}

/** Of IPv6 the first half, since a whole /64 is one subscriber's. */
function keyOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.toLowerCase().split('::');
  return head.split(':').slice(0, 4).join(':');
}
