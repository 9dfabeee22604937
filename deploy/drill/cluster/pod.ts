import { setTimeout as pause } from 'node:timers/promises';
import { run, runOrThrow } from '../../../tools/process/run.mjs';
import type { Endpoint } from './firewall';
import type { Container, Labels, PodTemplate } from './objects';

/** Runtime of all containers, in control groups of their own. */
const runtime = ['--runtime', 'crun', '--cgroup-manager', 'cgroupfs'];

/** Runs podman and returns what it printed. */
export const podman = (...args: string[]): Promise<string> => runOrThrow('podman', [...runtime, ...args]);

/** Kubernetes would restart a container that takes longer; a machine that does other work needs the time. */
const patience = 3;

let queue: Promise<unknown> = Promise.resolve();

/** Like `podman`, one at a time: commands that create or remove containers can wait for each other's locks forever. */
export function podmanInTurn(...args: string[]): Promise<string> {
  const result = queue.then(() => podman(...args));
  queue = result.catch(() => undefined);
  return result;
}

/** A running pod of the manifests, probed as the kubelet would. */
export class Pod implements Endpoint {
  isReady = false;
  readonly labels: Labels;
  readonly ports: Readonly<Record<string, number>>;
  private readonly container: Container;
  private isStopping = false;

  constructor(
    readonly name: string,
    readonly address: string,
    readonly namespace: Labels,
    readonly template: PodTemplate,
    private readonly onReadiness: () => Promise<void>,
  ) {
    this.labels = template.metadata.labels;
    this.container = template.spec.containers[0] as Container;
    this.ports = Object.fromEntries((this.container.ports ?? []).map((port) => [port.name, port.containerPort]));
  }

  /** Waits until the first readiness probe succeeds, and keeps probing. */
  async waitUntilReady(): Promise<void> {
    const { startupProbe } = this.container;
    await this.succeeds(startupProbe, patience * (startupProbe?.failureThreshold ?? 1));
    await this.succeeds(this.container.readinessProbe, 12);
    await this.setReady(true);
    void this.keepProbing();
  }

  private async succeeds(probe: Container['startupProbe'], attempts: number): Promise<void> {
    for (let attempt = 1; !(await this.answers(probe)); attempt += 1) {
      if (attempt >= attempts) throw new Error(`${this.name} is not ready:\n${await this.logs()}`);
      await pause((probe?.periodSeconds ?? 10) * 1000);
    }
  }

  private async keepProbing(): Promise<void> {
    const { periodSeconds = 10, failureThreshold = 3 } = this.container.readinessProbe ?? {};
    for (let failures = 0; !this.isStopping;) {
      await pause(periodSeconds * 1000);
      failures = (await this.answers(this.container.readinessProbe)) ? 0 : failures + 1;
      await this.observe(failures < failureThreshold);
    }
  }

  private async observe(isReady: boolean): Promise<void> {
    if (isReady !== this.isReady && !this.isStopping) await this.setReady(isReady);
  }

  private async answers(probe: Container['startupProbe']): Promise<boolean> {
    if (!probe) return true;
    const { path, port } = probe.httpGet;
    const signal = AbortSignal.timeout((probe.timeoutSeconds ?? 1) * 1000);
    return fetch(`http://${this.address}:${this.ports[port]}${path}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  private async setReady(isReady: boolean): Promise<void> {
    this.isReady = isReady;
    await this.onReadiness();
  }

  /** Sends SIGTERM, and SIGKILL after the grace period. The load balancers learn of it a second later, as in a cluster. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const seconds = this.template.spec.terminationGracePeriodSeconds ?? 30;
    const stopped = podman('stop', '--time', String(seconds), this.name);
    await pause(1000);
    await this.setReady(false);
    await stopped;
    const code = (await podman('inspect', '--format', '{{.State.ExitCode}}', this.name)).trim();
    if (code !== '0') throw new Error(`${this.name} exited with ${code} after SIGTERM:\n${await this.logs()}`);
    await podmanInTurn('rm', this.name);
  }

  exec = (...command: string[]): Promise<string> => podman('exec', this.name, ...command);

  /** Returns the last lines of its log. */
  async logs(): Promise<string> {
    const { stdout, stderr } = await run('podman', ['logs', '--tail', '30', this.name]);
    return stdout + stderr;
  }
}
