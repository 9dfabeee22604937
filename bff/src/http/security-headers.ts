import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds; the least that counts (ASVS 3.4.1). */
const oneYear = 365 * 24 * 3600;

/** The API answers data, never pages: nothing in an answer may run, load, or be framed (security W05). */
export async function addSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: oneYear, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // Only old browsers read it, and what they did with it was itself a hole.
    xXssProtection: false,
  });
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    done();
  });
}
