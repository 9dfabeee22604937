import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Formats of credentials that cannot occur by chance. */
const formats: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'AWS access key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abprs]-[0-9A-Za-z-]{10}/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20}/,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20}/,
  'value of a setting': /^(export )?[A-Z_]*(KEY|SECRET|PEPPERS?|TOKEN|PASSWORD)[A-Z_]*=["']?[\w+/-]{32}/m,
};

/** Longer than any format, so that a credential that two chunks share is found. */
const overlap = 300;

/**
 * Searches every version of every file that the current commit can reach, and all commit messages, for credentials.
 * @param folder of the repository
 * @returns the formats found and the beginning of each credential; empty without a Git history
 */
export async function secretsInHistory(folder: string): Promise<string[]> {
  const objects = await textOf(git(folder, ['rev-list', '--objects', 'HEAD']));
  const contents = git(folder, ['cat-file', '--batch', '--buffer'], objects.replaceAll(/ .*$/gm, ''));
  const found = new Set<string>();
  let rest = '';
  for await (const chunk of contents.setEncoding('latin1')) {
    const text = rest + String(chunk);
    for (const [name, format] of Object.entries(formats)) {
      const [secret] = format.exec(text) ?? [];
      if (secret !== undefined) found.add(`${name}: ${secret.slice(0, 30)}`);
    }
    rest = text.slice(-overlap);
  }
  return [...found];
}

function git(folder: string, args: readonly string[], input = ''): Readable {
  const child = spawn('git', args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  child.on('error', (error) => child.stdout.destroy(error));
  // Git ends without reading its input if there is no repository.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return child.stdout;
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
}
