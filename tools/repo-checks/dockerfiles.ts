import { deployables } from '../image/deployables';
import { composeName, composeOf, type Read } from './compose';

/**
 * Requires one Dockerfile per deployed part. Rejects build tools and root privileges at run time, and differences
 * between similar parts.
 */
export function dockerfiles(read: Read): string[] {
  const built = new Set(Object.values(composeOf(read).services).flatMap(({ build }) => build?.dockerfile ?? []));
  const missing = [...deployables.keys()]
    .filter((folder) => !built.has(`${folder}/Dockerfile`))
    .map((folder) => `${composeName} builds no ${folder}/Dockerfile`);
  const found = [...built].sort().map((file) => ({ file, ...stagesOf(read(file), file) }));
  return [...missing, ...found.flatMap(mistakesOf), ...differing(found)];
}

/** Text before and after the last FROM. */
export type Dockerfile = { file: string; build: string; run: string };

function stagesOf(text: string, file: string) {
  const folder = file.replace('/Dockerfile', '');
  const [, ...stages] = text
    .replaceAll(`build-image.ts ${folder} `, 'build-image.ts <folder> ')
    .split(/^(?=FROM )/m)
    .map((stage) => stage.trim());
  return { build: stages.slice(0, -1).join('\n'), run: stages.at(-1) ?? '' };
}

function mistakesOf({ file, build, run }: Dockerfile) {
  const user = [...run.matchAll(/^USER (\S+)/gm)].at(-1)?.[1] ?? 'root';
  const checks = [
    { wrong: !build.includes('npm ci'), says: 'does not install in a stage of its own, by the lock file' },
    { wrong: /\bnpm\b|\bnpx\b/.test(run), says: 'installs in what runs' },
    { wrong: /^(root|0)(:|$)/.test(user), says: 'runs as root' },
    { wrong: !/^HEALTHCHECK .*CMD \[/m.test(run), says: 'has no HEALTHCHECK' },
    { wrong: !/^CMD \["node"/m.test(run), says: 'does not start node itself, so it would not be told to stop' },
    { wrong: !/\bNODE_ENV=production\b/.test(run), says: 'does not run for production' },
    { wrong: /^(ARG|ENV) .*(PASSWORD|SECRET|KEYS|TOKEN)/m.test(build + run), says: 'keeps a secret in the image' },
  ];
  return checks.filter(({ wrong }) => wrong).map(({ says }) => `${file} ${says}`);
}

function differing(found: readonly Dockerfile[]) {
  const first = found[0];
  const filesOfBuilds = found.filter(({ run }) => run.includes('SERVE_FOLDER'));
  const builds = found
    .filter(({ build }) => build !== first?.build)
    .map(({ file }) => `${file} builds otherwise than ${first?.file}: the steps would not be shared`);
  const runs = filesOfBuilds
    .filter(({ run }) => run !== filesOfBuilds[0]?.run)
    .map(({ file }) => `${file} serves files otherwise than ${filesOfBuilds[0]?.file}`);
  return [...builds, ...runs];
}
