import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { errorResponse } from './api-response.ts';
import { HttpError } from './http-error.ts';
import { tooManyRequests } from './messages.ts';

/** The local machine: there is no network between client and server. */
const localIp = /^(?:127\.|::1$)/;

/**
 * Answers 429 when one IP address exceeds its requests per minute. It counts only requests that reach the worker. The
 * limit is above what a class behind one address makes and below a flood. Nothing is stored.
 */
export function limitVisitors(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const ip = c.req.header('CF-Connecting-IP');
    if (!ip || localIp.test(ip)) return next();
    const rate = await c.env.VISITOR_RATE?.limit({ key: rateLimitKey(ip) });
    if (!rate || rate.success) return next();
    const problem = new HttpError(429, tooManyRequests, undefined, {
      retryAfter: 60,
    });
    if (c.req.path.startsWith('/api/')) return errorResponse(problem, c);
    throw problem;
  };
}

/** For IPv6 only the first half, because a whole /64 belongs to one subscriber. */
function rateLimitKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = ''] = ip.toLowerCase().split('::');
  return head.split(':').slice(0, 4).join(':');
}
