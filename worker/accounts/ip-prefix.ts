import { eq, lt } from 'drizzle-orm';
import { ipPrefixSalts } from '#data/schema/app.ts';
import type { RequestContext } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { newToken, tokenHash } from './random-token.ts';

const dayMs = 86_400_000;

/** The day's salt per database, cached for the lifetime of the isolate. */
const cache = new WeakMap<D1Database, { day: string; salt: string }>();

/**
 * The network of a request, as 16 hexadecimal digits: the hash of an IPv4 /24 or an IPv6 /48 with a salt that changes
 * daily and is then deleted. Equal values on one day are the same network. Neither the address nor activity on other
 * days can be derived.
 */
export async function ipPrefixHashOf(c: RequestContext): Promise<string> {
  const block = ipPrefixOf(c.req.header('CF-Connecting-IP') ?? '');
  return (await tokenHash(`${await saltOfToday(c.env.APP)} ${block}`)).slice(0, 16);
}

/** "203.0.113.9" becomes "203.0.113", "2001:db8::1" becomes "2001:db8:0". */
export function ipPrefixOf(ip: string): string {
  const dotted = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (dotted) return dotted;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

async function saltOfToday(database: D1Database): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const cached = cache.get(database);
  if (cached?.day === day) return cached.salt;
  const db = openApp(database);
  const twoDaysAgo = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
  // The first request of the day creates the salt.
  const [, , rows] = await db.batch([
    db.insert(ipPrefixSalts).values({ day, salt: newToken() }).onConflictDoNothing(),
    db.delete(ipPrefixSalts).where(lt(ipPrefixSalts.day, twoDaysAgo)),
    db.select().from(ipPrefixSalts).where(eq(ipPrefixSalts.day, day)),
  ]);
  const salt = rows[0]?.salt;
  if (!salt) throw new Error('no IP salt for today');
  cache.set(database, { day, salt });
  return salt;
}
