import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

const folder = fileURLToPath(new URL('../../../deploy/kubernetes/', import.meta.url));

/** The command that renders a folder; undefined on a machine with neither program. */
export const kustomize = [
  ['kubectl', 'kustomize'],
  ['kustomize', 'build'],
].find(([program = '']) => spawnSync(program, ['version', '--client'], { stdio: 'ignore' }).error === undefined);

/** Returns all objects of an overlay, as `kubectl apply` would send them. */
export function renderOverlay(name: string): unknown[] {
  const [program = '', ...command] = kustomize ?? [];
  const text = execFileSync(program, [...command, `${folder}overlays/${name}`], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS() as unknown);
}
