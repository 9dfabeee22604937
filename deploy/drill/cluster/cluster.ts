import { applyRules, createNamespace, createNode, removeNamespace } from './network';
import { firewall, type Endpoint } from './firewall';
import { NameServer } from './name-server';
import { ofKind, type ConfigMap, type KubernetesObject, type Labels, type PodTemplate, type Volume } from './objects';
import { Pod, podmanInTurn } from './pod';
import { podOptions } from './pod-options';
import { cgroup } from '../storage';

/** Plays the parts of Kubernetes that the manifests rely on: pods, services, names, network policies, rollouts. */
export class Cluster {
  readonly endpoints: Endpoint[] = [];
  private readonly names = new NameServer();
  private readonly configMaps: ReadonlyMap<string, Record<string, string>>;
  private readonly services;
  private readonly policies;
  private count = 1;

  constructor(
    objects: readonly KubernetesObject[],
    private readonly folderOf: (volume: Volume) => string,
    private readonly openFiles: number,
  ) {
    this.configMaps = new Map(
      ofKind(objects, 'ConfigMap').map(({ metadata, data }: ConfigMap) => [metadata.name, data]),
    );
    this.services = new Map(ofKind(objects, 'Service').map((service, at) => [`10.96.0.${at + 1}`, service]));
    this.policies = ofKind(objects, 'NetworkPolicy');
  }

  async start(): Promise<void> {
    await createNode();
    const dns = await this.addHost('dns', { namespace: namespace('kube-system') });
    await this.names.start(dns);
  }

  /** Creates a network namespace: a pod without a container, or with `address` a host outside of the cluster. */
  async addHost(name: string, host: { namespace?: Labels; labels?: Labels; address?: string }): Promise<Endpoint> {
    this.count += 1;
    const { address = `10.244.0.${this.count}`, labels = {} } = host;
    await createNamespace(name, address, `pod${this.count}`);
    const endpoint = { name, address, labels, ports: {}, isReady: false, namespace: host.namespace };
    this.endpoints.push(endpoint);
    await this.sync();
    return endpoint;
  }

  /** Starts a pod and does not wait for it. */
  async run(name: string, template: PodTemplate, ...options: string[]): Promise<Pod> {
    this.count += 1;
    const pod = new Pod(name, `10.244.0.${this.count}`, namespace('portal'), template, () => this.sync());
    await createNamespace(name, pod.address, `pod${this.count}`);
    this.endpoints.push(pod);
    await this.sync();
    const { configMaps, folderOf, openFiles, names } = this;
    const place = { name, configMaps, folderOf, openFiles, resolvConf: names.resolvConf };
    await podmanInTurn('run', '--detach', '--cgroup-parent', cgroup, ...options, ...podOptions(template, place));
    return pod;
  }

  async remove(pod: Pod): Promise<void> {
    await pod.stop();
    this.endpoints.splice(this.endpoints.indexOf(pod), 1);
    await removeNamespace(pod.name);
    await this.sync();
  }

  /** Returns the address of a service, or that of its first pod if it has none of its own. */
  addressOf(service: string): string {
    const found = [...this.services].find(([, { metadata }]) => metadata.name === service);
    if (!found) throw new Error(`There is no service ${service}.`);
    return found[0];
  }

  /** Tells load balancers, names and firewall which pods there are. */
  private async sync(): Promise<void> {
    await applyRules(firewall(this.endpoints, this.services, this.policies));
    this.names.update(this.endpoints, this.services);
  }
}

export const namespace = (name: string, labels: Labels = {}): Labels => ({
  'kubernetes.io/metadata.name': name,
  ...labels,
});
