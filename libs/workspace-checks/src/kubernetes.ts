import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderOverlay } from '../testing/render-overlay';

/** A Kubernetes object, as far as the specs read it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: Spec;
}

interface Spec {
  replicas?: number;
  minReplicas?: number;
  minReplicaCount?: number;
  scaleTargetRef?: { name: string };
  selector?: Record<string, unknown>;
  strategy?: { rollingUpdate: { maxUnavailable: number } };
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  podSelector?: { matchLabels?: Record<string, string> };
  policyTypes?: string[];
  ingress?: { from?: unknown[] }[];
  bootstrap?: { initdb: { owner: string } };
  managed?: { roles: { name: string; inRoles?: string[] }[] };
}

export interface PodSpec {
  containers: Container[];
  terminationGracePeriodSeconds?: number;
  volumes: Volume[];
}

interface Volume {
  name: string;
  secret?: { secretName: string };
  projected?: { sources: { secret: { name: string } }[] };
}

export interface Container {
  name: string;
  image: string;
  ports: { containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  resources: { limits: { memory: string } };
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

/** Returns all objects of an overlay. */
export const objectsOf = (overlay: string): Manifest[] => renderOverlay(overlay) as Manifest[];

/** Returns how objects violate the schemas of their kinds. */
export function errorsOf(manifests: readonly Manifest[]): string[] {
  const program = fileURLToPath(new URL('validate-manifests.mjs', import.meta.url));
  const options = { input: JSON.stringify(manifests), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, [program], options)) as string[];
}

/** Returns the name of the deployable: file servers are called `<deployable>-files`. */
export const nameOf = ({ metadata }: Manifest): string => metadata.name.replace(/-files$/, '');

export function podOf({ spec, metadata }: Manifest) {
  if (!spec) throw new Error(`${metadata.name} has no spec`);
  return spec.template;
}

export function containerOf(object: Manifest): Container {
  const [container, ...others] = podOf(object).spec.containers;
  if (!container || others.length > 0) throw new Error(`${object.metadata.name} does not run one container`);
  return container;
}

/** Returns the networks that the labels of its pods name. */
export const networksOf = (object: Manifest): string[] =>
  Object.keys(podOf(object).metadata.labels)
    .filter((label) => label.startsWith('network.portal/'))
    .map((label) => label.slice('network.portal/'.length))
    .sort();

/** Returns the settings in the table of a program in docs/operations.md, which equals its code. */
export function documentedSettings(program: string): string[] {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = guide.split(`<!-- settings of the ${program} -->\n\n`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}
