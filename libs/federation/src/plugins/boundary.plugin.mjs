import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../apps.mjs';

/** Libraries that only the shell may bundle: a second copy would mean a second React, theme, router or store. */
const providedByShell =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|react-redux|@reduxjs|react-hook-form|antd|@ant-design|@rc-component)\//;
/** Shorter texts are labels, which several areas may share by chance. */
const fewestWords = 3;

/**
 * Fails the build if a bundle contains a file of another app, a sentence from another area's messages, or (in a remote)
 * a library that only the shell provides.
 */
export class BoundaryPlugin {
  /** @param {{ root: string, app: import('../apps.mjs').App }} build */
  constructor({ root, app }) {
    this.root = root;
    this.app = app;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.rspack;
    compiler.hooks.compilation.tap('BoundaryPlugin', (compilation) => {
      const refuse = (/** @type {string} */ why) => compilation.errors.push(new WebpackError(why));
      compilation.hooks.finishModules.tap('BoundaryPlugin', (modules) => {
        for (const module of modules) {
          const why = foreignModule(this.root, this.app, 'resource' in module ? String(module.resource) : '');
          if (why) refuse(why);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'BoundaryPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const sentences = foreignSentences(this.root, this.app);
          for (const { name, source } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            for (const why of findForeignSentences(String(source.source()), sentences)) refuse(`${name}: ${why}`);
          }
        },
      );
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

/**
 * Returns the sentences in other apps' messages that neither this app nor the shared libraries contain.
 * @param {string} root @param {import('../apps.mjs').App} app
 */
function foreignSentences(root, app) {
  const libs = path.join(root, 'libs');
  const folders = [path.join(root, app.folder), ...readdirSync(libs).map((lib) => path.join(libs, lib))];
  const own = folders.flatMap((folder) => sentencesOf(folder));
  return apps
    .filter((other) => other !== app)
    .flatMap((other) => sentencesOf(path.join(root, other.folder)).map((text) => ({ text, folder: other.folder })))
    .filter(({ text }) => !own.some((sentence) => sentence.includes(text)));
}

/** @param {string} script @param {{ text: string, folder: string }[]} sentences */
function findForeignSentences(script, sentences) {
  return sentences
    .filter(({ text }) => script.includes(text))
    .map(({ text, folder }) => `contains "${text}", a sentence of ${folder}.`);
}

/** @param {string} folder */
function sentencesOf(folder) {
  if (!existsSync(path.join(folder, 'src'))) return [];
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, 'src', file), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n$])*)\1/g),
    ])
    .map((match) => match[2] ?? '')
    .filter((text) => text.trim().split(/\s+/).length >= fewestWords);
}
