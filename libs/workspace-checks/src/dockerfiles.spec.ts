import { readFileSync } from 'node:fs';
import { deployables } from '../../../deploy/image/deployables';

/** Splits the Dockerfile of a deployed part before its last FROM. */
function stagesOf(folder: string): { build: string; run: string } {
  const text = readFileSync(new URL(`../../../${folder}/Dockerfile`, import.meta.url), 'utf8');
  const [, ...stages] = text.replace(`build-image.ts ${folder} `, 'build-image.ts <folder> ').split(/^(?=FROM )/m);
  return { build: stages.slice(0, -1).join(''), run: stages.at(-1) ?? '' };
}

const parts = [...deployables];

describe.each(parts)('Dockerfile of %s', (part, { runtime }) => {
  const { build, run } = stagesOf(part);

  it('installs and builds in the same steps as the others, so that they share layers', () => {
    expect(build).toContain('npm ci --ignore-scripts');
    expect(build).toBe(stagesOf('bff').build);
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
