import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Endpoint } from './firewall';
import { setTimeout as pause } from 'node:timers/promises';
import { startIn } from './network';
import { matches, type Service } from './objects';

const hosts = '/run/hosts';

/** Resolves the names of services: to their own address, or to those of their ready pods if they are headless. */
export class NameServer {
  readonly resolvConf = '/run/resolv.conf';
  private server: ChildProcess | undefined;

  async start({ name, address }: Endpoint): Promise<void> {
    const search = 'portal.svc.cluster.local svc.cluster.local cluster.local';
    writeFileSync(this.resolvConf, `nameserver ${address}\nsearch ${search}\noptions ndots:5\n`);
    const options = ['--no-resolv', '--no-hosts', '--local=/cluster.local/', '--user=root', '--conf-file=/dev/null'];
    this.server = startIn(name, ['dnsmasq', '--keep-in-foreground', '--pid-file', `--addn-hosts=${hosts}`, ...options]);
    // A signal before it is ready would end it.
    await pause(500);
  }

  update(endpoints: readonly Endpoint[], services: ReadonlyMap<string, Service>): void {
    const lines = [...services].flatMap(([address, { metadata, spec }]) => {
      const pods = endpoints.filter((pod) => pod.isReady && matches({ matchLabels: spec.selector }, pod.labels));
      const addresses = spec.clusterIP === 'None' ? pods.map((pod) => pod.address) : [address];
      return addresses.map((one) => `${one} ${metadata.name}.portal.svc.cluster.local`);
    });
    writeFileSync(hosts, `${lines.join('\n')}\n`);
    // Reads the file again.
    this.server?.kill('SIGHUP');
  }
}
