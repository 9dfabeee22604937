/**
 * The five browser builds.
 * @typedef {{ area: string, folder: string, container: string, role: string | null }} App `area` is the key in
 * `/remotes.json`, `container` the runtime name (an identifier, so it has no dash), `role` the role that the area is
 * for (null: everyone).
 */

/** @type {readonly App[]} */
export const apps = [
  { area: 'shell', folder: 'shell', container: 'shell', role: null },
  { area: 'public', folder: 'mfe-public', container: 'mfe_public', role: null },
  { area: 'client', folder: 'mfe-client', container: 'mfe_client', role: 'client' },
  { area: 'preparer', folder: 'mfe-preparer', container: 'mfe_preparer', role: 'preparer' },
  { area: 'admin', folder: 'mfe-admin', container: 'mfe_admin', role: 'admin' },
];

/** @param {string} area */
export function appOf(area) {
  const app = apps.find((one) => one.area === area);
  if (!app) throw new Error(`There is no area "${area}": add it to libs/federation/src/apps.mjs.`);
  return app;
}
