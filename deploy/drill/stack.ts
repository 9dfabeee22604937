import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderOverlay } from '../../libs/workspace-checks/testing/render-overlay';
import { addStrangers, bucket } from './checks';
import { Cluster } from './cluster/cluster';
import { startIn } from './cluster/network';
import { ofKind, type KubernetesObject, type Workload } from './cluster/objects';
import { podman, type Pod } from './cluster/pod';
import { Database, databaseService } from './database';
import { Portal } from './portal';
import { Secrets } from './secrets';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the objects of an overlay. The drill has its own bucket; everything else is as an office applies it. */
export function drillObjects(overlay: string): KubernetesObject[] {
  const objects = renderOverlay(overlay) as KubernetesObject[];
  for (const { metadata, data } of ofKind(objects, 'ConfigMap'))
    if (metadata.name.startsWith('settings-')) data.S3_ENDPOINT = `http://${bucket.address}:${bucket.port}`;
  return [...objects, databaseService];
}

/** Images of the workloads. */
export const imagesOf = (objects: readonly KubernetesObject[]): string[] => [
  ...new Set(workloadsOf(objects).map(({ spec }) => spec.template.spec.containers[0]?.image ?? '')),
];

const workloadsOf = (objects: readonly KubernetesObject[]): Workload[] => [
  ...ofKind(objects, 'Deployment'),
  ...ofKind(objects, 'Job'),
];

/** The portal in containers, from an overlay of deploy/kubernetes. */
export class Stack {
  /** Running pods by the name of their deployment. */
  readonly pods = new Map<string, Pod[]>();
  private count = 0;

  private constructor(
    private readonly objects: readonly KubernetesObject[],
    readonly cluster: Cluster,
    readonly database: Database,
    readonly portal: Portal,
  ) {}

  /** Creates network, bucket and database, and runs the migrations. */
  static async create(folder: string): Promise<Stack> {
    const objects = drillObjects('office');
    const [definition] = ofKind(objects, 'Cluster');
    if (!definition) throw new Error('The overlay has no object of the kind Cluster.');
    const database = await Database.create(join(folder, 'database'), definition);
    const secrets = await Secrets.create(join(folder, 'secrets'), database.authority);
    const cluster = new Cluster(objects, secrets.folderOf, openFiles());
    await cluster.start();
    await addStrangers(cluster);
    await cluster.addHost('bucket', { address: bucket.address });
    const program = ['tools/run.mjs', 'deploy/drill/bucket.ts', bucket.address, String(bucket.port)];
    startIn('bucket', [process.execPath, ...program.map((part, at) => (at < 2 ? join(root, part) : part))]);
    await database.start(cluster);
    await database.createRoles(secrets.passwords);
    return new Stack(objects, cluster, database, new Portal(cluster.addressOf('gateway')));
  }

  /** Runs the Job to its end, as `kubectl wait --for=condition=Complete` does. */
  async migrate(): Promise<void> {
    const [job] = ofKind(this.objects, 'Job');
    if (!job) throw new Error('The overlay has no Job.');
    const pod = await this.cluster.run('migrate', job.spec.template);
    const code = (await podman('wait', pod.name)).trim();
    if (code !== '0') throw new Error(`The migrations failed:\n${await pod.logs()}`);
    await this.cluster.remove(pod);
  }

  /** Starts the pods of all deployments, and waits until they are ready. */
  async startServers(
    names = workloadsOf(this.objects)
      .filter(({ kind }) => kind === 'Deployment')
      .map(nameOf),
  ) {
    // One deployment after another: two processors do not start all pods within their probes' limits.
    for (const name of names) await this.scale(name, this.replicasOf(name));
  }

  async stopServers(name: string): Promise<void> {
    await this.scale(name, 0);
  }

  private async scale(name: string, replicas: number): Promise<void> {
    const pods = this.pods.get(name) ?? [];
    this.pods.set(name, pods);
    await Promise.all(pods.splice(replicas).map((pod) => this.cluster.remove(pod)));
    const missing = Array.from({ length: replicas - pods.length }, () => this.startPod(name));
    pods.push(...(await Promise.all(missing)));
  }

  private async startPod(name: string): Promise<Pod> {
    const deployment = workloadsOf(this.objects).find((one) => nameOf(one) === name);
    if (!deployment) throw new Error(`There is no deployment ${name}.`);
    this.count += 1;
    const pod = await this.cluster.run(`${name}-${this.count}`, deployment.spec.template);
    await pod.waitUntilReady();
    return pod;
  }

  /** Replaces one pod after another, as `maxUnavailable: 0, maxSurge: 1` asks for. */
  async roll(name: string): Promise<void> {
    const pods = this.pods.get(name) ?? [];
    for (const old of [...pods]) {
      pods.push(await this.startPod(name));
      pods.splice(pods.indexOf(old), 1);
      await this.cluster.remove(old);
      // The controller does not hurry either.
      await pause(500);
    }
  }

  /** Returns two running pods of a deployment. */
  pairOf(name: string): [Pod, Pod] {
    const [one, other] = this.pods.get(name) ?? [];
    if (!one || !other) throw new Error(`Fewer than two pods of ${name} are running.`);
    return [one, other];
  }

  /** Returns the last lines of the logs of what answers calls. */
  async logs(): Promise<string> {
    const pods = [...(this.pods.get('gateway') ?? []), ...(this.pods.get('bff') ?? []), this.database.postgres];
    const logs = pods.map(async (pod) => `${pod.name}:\n${await pod.logs()}`);
    return (await Promise.all(logs)).join('\n');
  }

  private replicasOf(name: string): number {
    const scaler = ofKind(this.objects, 'HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);
    const deployment = workloadsOf(this.objects).find((one) => nameOf(one) === name);
    return scaler?.spec.minReplicas ?? deployment?.spec.replicas ?? 1;
  }
}

const nameOf = ({ metadata }: Workload): string => metadata.name;

/** Returns the limit of this machine, which root in a sandbox may not raise. */
const openFiles = (): number =>
  Math.min(65_536, Number(/^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]));
