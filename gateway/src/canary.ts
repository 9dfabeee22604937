import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 0 to 99: a canary with a share of 10% is for buckets 0 to 9. The same for all areas, so that few people are affected. */
export type Bucket = number;

const name = 'canary';
const dayInSeconds = 86_400;

/** Returns the bucket of the browser; undefined without the cookie, which means the stable releases. */
export function bucketOf(cookies: string | undefined): Bucket | undefined {
  const found = new RegExp(`(?:^|; )${name}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Returns the bucket of the browser. While an area has a canary, a browser without one gets a random bucket in a cookie,
 * so that it stays with the same release from page to page.
 * @param https whether the portal is reached over HTTPS
 */
export async function assignBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  { live, https }: { live: { hasCanary: () => Promise<boolean> }; https: boolean },
): Promise<Bucket | undefined> {
  const known = bucketOf(request.headers.cookie);
  if (known !== undefined || !(await live.hasCanary())) return known;
  const bucket = randomInt(100);
  const attributes = ['Path=/', `Max-Age=${30 * dayInSeconds}`, 'SameSite=Strict', 'HttpOnly'];
  void reply.header('set-cookie', [`${name}=${bucket}`, ...attributes, ...(https ? ['Secure'] : [])].join('; '));
  return bucket;
}
