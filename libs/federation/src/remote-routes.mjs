// @ts-check
import { z } from 'zod';
import { apps } from './apps.mjs';

/**
 * Schema of a remote's `routes.json`: its pages, the endpoints they need, titles and header links. The build replaces
 * the endpoints by the roles that may call them (`route-access.mjs`) and writes the result next to the manifest; the
 * gateway publishes the routes of all remotes in `/remotes.json`.
 */

const roles = apps.flatMap(({ role }) => role ?? []);
/** Paths of the shell's own pages, and paths served by the gateway itself. */
const taken = [
  '/login',
  '/register',
  '/account',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/test',
  '/api',
  '/remotes',
  '/pages',
  '/es',
  '/healthz',
];

/** Density of the area's pages; comfortable by default. */
const density = z.literal('compact').optional();

/** Languages of titles, header links and catalogs. */
export const locales = /** @type {const} */ (['en', 'es']);
const text = { en: z.string().min(1), es: z.string().min(1) };
const path = z
  .string()
  .regex(
    /^\/$|^(\/(:[a-zA-Z]+\??|[a-z0-9]+(-[a-z0-9]+)*))+$/,
    'is no path like /office/:officeId or /messages/:userId?',
  )
  .refine(
    (value) => !taken.some((own) => value === own || value.startsWith(`${own}/`)),
    'belongs to the shell or gateway',
  );

const page = {
  path,
  title: z.strictObject(text),
  /** Link in the header, sorted by `order` ascending. */
  header: z.strictObject({ order: z.int().min(1), label: z.strictObject(text) }).optional(),
  /** What the page looks like, for the skeleton shown while the area loads. */
  shape: z.enum(['cards', 'form', 'table']).optional(),
  /**
   * Addresses that the page reads first, below `/api`; the shell requests them while the page's code loads, with the
   * user's time zone for `{time_zone}`.
   */
  early: z
    .array(z.string().regex(/^\/[\w/-]+(\?([\w=&]|=\{time_zone\})+)?$/, 'is no address like /documents?latest=3'))
    .optional(),
};

/** A route as its remote declares it. */
const declaredRoute = {
  ...page,
  /** Endpoints without which the page is useless, named as in the contract: `intakeEndpoints.mine`. */
  needs: z.array(z.string().regex(/^\w+Endpoints\.\w+$/, 'is no endpoint like intakeEndpoints.mine')).min(1),
  /** Lazy-loaded modules of the page, for the preload links: `src/dashboard/dashboard.page`. */
  loads: z.array(z.string().min(1)).optional(),
};

/** A route as the build publishes it. */
const publishedRoute = {
  ...page,
  /** Roles that may open the page. `public`: everyone, including visitors; `signed-in`: every signed-in user. */
  roles: z.union([z.array(z.enum(roles)).min(1), z.enum(['public', 'signed-in'])], {
    error: `is neither a list of ${roles.join(', ')} nor "public" nor "signed-in"`,
  }),
  /** Whether a preparer who is waiting for approval may open the page too. */
  pending: z.literal(true).optional(),
  density,
};

/** @typedef {z.infer<typeof published>[number]} RemoteRoute */

const declared = z.strictObject({
  /** Version range of each package of which the remote uses shared modules, checked at release and in the browser. */
  shared: z.record(z.string(), z.string().min(1)),
  density,
  routes: z.array(z.strictObject(declaredRoute)).min(1),
});
const built = z.array(z.strictObject(publishedRoute)).min(1);
/** A remote may be newer than the gateway, so unknown properties are passed on unchanged. */
const published = z.array(z.looseObject(publishedRoute));

/**
 * Parses the `routes.json` in a remote's folder; rejects everything unknown.
 * @param {string} json
 */
export const readDeclaredArea = (json) => parsed(declared, json);

/**
 * Returns the version ranges in the `routes.json` of a remote's folder.
 * @param {string} json
 * @returns {Readonly<Record<string, string>>} by package
 */
export const readSharedRanges = (json) => parsed(declared, json).shared;

/**
 * Parses the `routes.json` that a build of this version wrote; rejects everything unknown.
 * @param {string} json
 * @returns {RemoteRoute[]}
 */
export const checkRoutes = (json) => parsed(built, json);

/**
 * Parses the `routes.json` that a build of any version has published.
 * @param {string} json content of `routes.json`
 * @returns {RemoteRoute[]}
 */
export const readRoutes = (json) => parsed(published, json);

/**
 * @template {z.ZodType} S
 * @param {S} schema
 * @param {string} json
 * @returns {z.infer<S>}
 */
function parsed(schema, json) {
  const result = schema.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  throw new Error(`routes.json is not valid:\n${z.prettifyError(result.error)}`);
}

/**
 * Finds paths that two areas claim for the same role, which would be ambiguous.
 * @param {Readonly<Record<string, readonly RemoteRoute[]>>} routesOf by area
 * @returns {string[]} one sentence per conflict
 */
export function conflictingRoutes(routesOf) {
  /** @type {Map<string, string>} */
  const owner = new Map();
  /** @type {Set<string>} */
  const conflicts = new Set();
  for (const [area, routes] of Object.entries(routesOf))
    for (const one of routes)
      for (const reader of readersOf(one))
        for (const place of placesOf(one.path)) {
          const other = owner.get(`${reader} ${place}`) ?? area;
          if (other !== area) conflicts.add(`${area} and ${other} both claim ${one.path} for ${reader}.`);
          owner.set(`${reader} ${place}`, other);
        }
  return [...conflicts];
}

/** @param {RemoteRoute} route */
function readersOf({ roles: allowed }) {
  if (allowed === 'public') return ['visitor', ...roles];
  return allowed === 'signed-in' ? roles : allowed;
}

/**
 * Expands optional segments: `/messages/:userId?` is `/messages` and `/messages/:`. Parameter names are ignored.
 * @param {string} path
 */
function placesOf(path) {
  /** @type {string[]} */
  let places = [''];
  for (const segment of path.split('/').slice(1)) {
    const longer = places.map((place) => `${place}/${segment.startsWith(':') ? ':' : segment}`);
    places = segment.endsWith('?') ? [...places, ...longer] : longer;
  }
  return places;
}
