import path from 'node:path';
import { apps } from '../apps.mjs';

/**
 * Libraries that only the shell may bundle: a second copy would mean a second React, theme, router or store. The shapes of
 * the icons are only data, and a remote bundles those that it shows.
 */
const providedByShell =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|react-redux|@reduxjs|react-hook-form|antd|@ant-design(?!\/icons-svg\/)|@rc-component)\//;

/**
 * Fails the build if a bundle contains a file of another app or (in a remote) a library that only the shell provides.
 */
export class BoundaryPlugin {
  /** @param {{ root: string, app: import('../apps.mjs').App }} build */
  constructor({ root, app }) {
    this.root = root;
    this.app = app;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.rspack;
    compiler.hooks.compilation.tap('BoundaryPlugin', (compilation) => {
      const refuse = (/** @type {string} */ why) => compilation.errors.push(new WebpackError(why));
      compilation.hooks.finishModules.tap('BoundaryPlugin', (modules) => {
        for (const module of modules) {
          const why = foreignModule(this.root, this.app, 'resource' in module ? String(module.resource) : '');
          if (why) refuse(why);
        }
      });
    });
  }
}

/** @param {string} root @param {import('../apps.mjs').App} app @param {string} resource absolute path of a module */
function foreignModule(root, app, resource) {
  const file = path.relative(root, resource).split(path.sep).join('/');
  const owner = apps.find((other) => file.startsWith(`${other.folder}/`));
  if (owner && owner !== app) return `${file} belongs to ${owner.folder} and must not be in ${app.folder}.`;
  if (app.area !== 'shell' && providedByShell.test(resource))
    return `${file} is provided by the shell and must not be in ${app.folder}: take it through ui-kit, data-access or react-router-dom.`;
  return null;
}
