import { matches, type Labels, type NetworkPolicy, type Peer, type Rule, type Service } from './objects';

/** One address in the network of the drill: a pod, or a host of the internet. */
export interface Endpoint {
  name: string;
  address: string;
  /** Labels of its namespace; none outside of the cluster. */
  namespace?: Labels;
  labels: Labels;
  /** Ports by name. */
  ports: Readonly<Record<string, number>>;
  isReady: boolean;
}

/** The namespace of the policies; a peer with only a podSelector is in it. */
const own = 'portal';
const nameLabel = 'kubernetes.io/metadata.name';

/** Returns the rules of nftables for services and policies, as a network plugin and kube-proxy would have them. */
export function firewall(
  endpoints: readonly Endpoint[],
  services: ReadonlyMap<string, Service>,
  policies: readonly NetworkPolicy[],
): string {
  const isolated = endpoints.filter(({ namespace }) => namespace?.[nameLabel] === own);
  const jumps = isolated.flatMap(({ name, address }) => [
    `ip saddr ${address} jump from-${name}`,
    `ip daddr ${address} jump to-${name}`,
  ]);
  const chains = isolated.flatMap((pod) => [
    chain(`from-${pod.name}`, rulesFor(pod, 'Egress')),
    chain(`to-${pod.name}`, rulesFor(pod, 'Ingress')),
  ]);
  // Without the flush, the old rules would stay; without the table before it, the flush would fail the first time.
  return [
    'table ip drill { }',
    'flush table ip drill',
    'table ip drill {',
    ...['prerouting', 'output'].map((hook) =>
      chain(`services-${hook}`, [`type nat hook ${hook} priority -100`, ...[...services].flatMap(serviceRules)]),
    ),
    ...chains,
    chain('forward', ['type filter hook forward priority 0', 'ct state established,related accept', ...jumps]),
    '}',
  ].join('\n');

  function serviceRules([address, { spec }]: [string, Service]): string[] {
    const pods = endpoints.filter(
      (pod) => pod.isReady && isIn(own, pod) && matches({ matchLabels: spec.selector }, pod.labels),
    );
    return spec.ports.map(({ port, targetPort }) => {
      const places = pods.map((pod, at) => `${at} : ${pod.address} . ${pod.ports[targetPort]}`);
      const target = places.length > 0 && `dnat to numgen inc mod ${places.length} map { ${places.join(', ')} }`;
      return `ip daddr ${address} tcp dport ${port} ${target || 'drop'}`;
    });
  }

  function rulesFor(pod: Endpoint, type: 'Ingress' | 'Egress'): string[] {
    const selecting = policies.filter(
      ({ spec }) => spec.policyTypes.includes(type) && matches(spec.podSelector, pod.labels),
    );
    if (selecting.length === 0) return [];
    const rules = selecting.flatMap(({ spec }) => (type === 'Ingress' ? spec.ingress : spec.egress) ?? []);
    return [...rules.flatMap((rule) => allowed(rule, pod, type)), 'drop'];
  }

  function allowed(rule: Rule, pod: Endpoint, type: 'Ingress' | 'Egress'): string[] {
    const side = type === 'Ingress' ? 'saddr' : 'daddr';
    const peers = (type === 'Ingress' ? rule.from : rule.to)?.flatMap((peer) => addressesOf(peer, side)) ?? [''];
    const ports = rule.ports?.map(({ port, protocol = 'TCP' }) => {
      const number = typeof port === 'number' ? port : pod.ports[port];
      if (number === undefined) throw new Error(`${pod.name} has no port "${port}".`);
      return `${protocol.toLowerCase()} dport ${number} `;
    }) ?? [''];
    return peers.flatMap((peer) => ports.map((port) => `${peer}${port}return`));
  }

  function addressesOf({ ipBlock, podSelector = {}, namespaceSelector }: Peer, side: string): string[] {
    if (ipBlock) {
      const except = ipBlock.except ? `ip ${side} != { ${ipBlock.except.join(', ')} } ` : '';
      return [`ip ${side} ${ipBlock.cidr} ${except}`];
    }
    const inNamespace = (one: Endpoint) =>
      namespaceSelector ? one.namespace && matches(namespaceSelector, one.namespace) : isIn(own, one);
    return endpoints
      .filter((one) => inNamespace(one) && matches(podSelector, one.labels))
      .map(({ address }) => `ip ${side} ${address} `);
  }
}

const isIn = (name: string, { namespace }: Endpoint): boolean => namespace?.[nameLabel] === name;

const chain = (name: string, rules: readonly string[]): string =>
  [`chain ${name} {`, ...rules.map((rule) => `  ${rule};`), '}'].join('\n');
