import { readFileSync } from 'node:fs';
import { deployables } from '../../../deploy/image/deployables';
import { sourcesOf } from '../../../deploy/image/sources';

const root = new URL('../../../', import.meta.url);

/** Splits the Dockerfile of a deployed part before its last FROM, and takes out what differs between parts. */
function stagesOf(folder: string) {
  const text = readFileSync(new URL(`${folder}/Dockerfile`, root), 'utf8');
  const [, ...stages] = text.split(/^(?=FROM )/m);
  const all = stages.slice(0, -1).join('');
  const sources = [...all.matchAll(/^COPY ([\w/-]+) \1$/gm)].map(([, source = '']) => source);
  const build = all
    .replace(/^COPY ([\w/-]+) \1\n/gm, '')
    .replace(`build-image.ts ${folder} `, 'build-image.ts <folder> ')
    .replace(/(install-packages\.mjs) \S+ /, '$1 <workspace> ');
  const packages = /install-packages\.mjs (\S+) /.exec(all)?.[1];
  return { build, sources, packages, run: stages.at(-1) ?? '' };
}

const parts = [...deployables];

describe.each(parts)('Dockerfile of %s', (part, deployable) => {
  const { runtime } = deployable;
  const { build, packages, run, sources } = stagesOf(part);

  it('installs and builds in the same steps as the others, so that they share layers', () => {
    expect(build).toContain('npm ci --ignore-scripts');
    expect(build).toBe(stagesOf('bff').build);
  });

  it('copies exactly the sources that it is built from', () => {
    expect(sources).toEqual(sourcesOf(deployable));
  });

  it('copies its packages first, and the files that change most often last', () => {
    const copies = [...run.matchAll(/^COPY --from=(\S+) (\S+)/gm)].map(([, stage, from]) => [stage, from]);
    expect(packages).toBe(deployable.packages);
    expect(copies[0]).toEqual(['packages', '/packages']);
    const folders = new Set(Object.values(deployable.files).map((to) => `/image/${to.split('/')[0] ?? ''}`));
    expect(new Set(copies.slice(1).map(([, from]) => from))).toEqual(folders);
    if (folders.has('/image/files')) expect(copies.at(-1)).toEqual(['build', '/image/files']);
  });

  it('runs node directly, not through npm, in production mode as an unprivileged user, with a health check', () => {
    expect([...run.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)).toEqual(['node']);
    expect(run).toMatch(/^ENV NODE_ENV=production /m);
    expect(run).toMatch(/^HEALTHCHECK .*CMD \["node"/m);
    expect(run).toMatch(/^CMD \["node"/m);
    expect(run).not.toMatch(/\b(npm|npx)\b/);
  });

  it('listens on its port and is alive where the table of deployables says', () => {
    expect(/^ENV .*\bPORT=(\d+)/m.exec(run)?.[1]).toBe(String(runtime.port));
    expect(/^EXPOSE (\d+)$/m.exec(run)?.[1]).toBe(String(runtime.port));
    expect(/^HEALTHCHECK .*"([^"]+)"\]$/m.exec(run)?.[1]).toBe(runtime.live);
  });

  it('contains no secret', () => {
    expect(build + run).not.toMatch(/^(ARG|ENV) .*(PASSWORD|SECRET|KEYS|TOKEN)/m);
  });
});

it('serves the files of the shell and of all areas in the same way', () => {
  const runs = parts.map(([part]) => stagesOf(part).run).filter((run) => run.includes('SERVE_FOLDER'));
  expect(runs).toHaveLength(parts.length - 2);
  expect(new Set(runs).size).toBe(1);
});

describe('changed line', () => {
  const imagesBuiltFrom = (file: string) =>
    parts
      .map(([part]) => part)
      .filter((part) => stagesOf(part).sources.some((source) => file.startsWith(`${source}/`)));

  it.each([
    ['mfe-client/src/area.tsx', ['mfe-client']],
    ['mfe-preparer/src/area.tsx', ['mfe-preparer']],
    ['mfe-admin/src/area.tsx', ['mfe-admin']],
    // The gateway prerenders pages of the public area and of the shell.
    ['mfe-public/src/area.tsx', ['gateway', 'mfe-public']],
    ['shell/src/index.tsx', ['gateway', 'shell']],
    ['bff/office/src/office.module.ts', ['bff']],
    ['deploy/release/releases.ts', []],
    ['e2e/journeys/start.e2e.ts', []],
    ['libs/workspace-checks/src/dockerfiles.spec.ts', []],
    ['libs/feature-documents/src/index.ts', ['mfe-client', 'mfe-preparer', 'mfe-admin']],
    ['libs/domain/src/problem.ts', parts.map(([part]) => part)],
  ])('of %s rebuilds only the images %j', (file, images) => {
    expect(imagesBuiltFrom(file)).toEqual(images);
  });
});
