import { firewall, type Endpoint } from './firewall';
import type { NetworkPolicy, Service } from './objects';

const portal = { 'kubernetes.io/metadata.name': 'portal' };
const pod = (name: string, address: string): Endpoint => ({
  name,
  address,
  namespace: portal,
  labels: { app: name },
  ports: { http: 3000 },
  isReady: true,
});
const [bff, gateway] = [pod('bff', '10.244.0.2'), pod('gateway', '10.244.0.3')];
const ingress = { ...pod('ingress', '10.244.0.4'), namespace: { 'kubernetes.io/metadata.name': 'ingress' } };

function policy(spec: NetworkPolicy['spec']): NetworkPolicy {
  return { kind: 'NetworkPolicy', metadata: { name: 'one' }, spec };
}

/** Returns the rules of a chain for these policies. */
function rulesOf(chain: string, ...policies: NetworkPolicy[]): string[] {
  const [, rules = ''] = firewall([bff, gateway, ingress], new Map(), policies).split(`chain ${chain} {\n`);
  return (rules.split('}\n')[0] ?? '')
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean);
}

const nothing = policy({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });

describe('firewall', () => {
  it('allows everything to pods that no policy selects', () => {
    const other = policy({ podSelector: { matchLabels: { app: 'gateway' } }, policyTypes: ['Ingress'] });
    expect(rulesOf('to-bff', other)).toEqual([]);
    expect(rulesOf('from-gateway', other)).toEqual([]);
    expect(rulesOf('to-gateway', other)).toEqual(['drop;']);
  });

  it('adds up what policies allow, and drops everything else', () => {
    const fromGateway = policy({
      podSelector: { matchLabels: { app: 'bff' } },
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: { matchLabels: { app: 'gateway' } } }], ports: [{ port: 'http' }] }],
    });
    expect(rulesOf('to-bff', nothing, fromGateway)).toEqual(['ip saddr 10.244.0.3 tcp dport 3000 return;', 'drop;']);
    expect(rulesOf('from-bff', nothing, fromGateway)).toEqual(['drop;']);
  });

  it('finds pods of other namespaces by the labels of these only', () => {
    const peer = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } };
    const rule = policy({ podSelector: {}, policyTypes: ['Egress'], egress: [{ to: [peer] }] });
    expect(rulesOf('from-bff', rule)).toEqual(['ip daddr 10.244.0.4 return;', 'drop;']);
    const own = policy({ podSelector: {}, policyTypes: ['Egress'], egress: [{ to: [{ podSelector: {} }] }] });
    expect(rulesOf('from-bff', own)).not.toContain('ip daddr 10.244.0.4 return;');
  });

  it('excepts addresses from a block', () => {
    const to = [{ ipBlock: { cidr: '0.0.0.0/0', except: ['10.0.0.0/8', '169.254.0.0/16'] } }];
    const rule = policy({
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [{ to, ports: [{ port: 53, protocol: 'UDP' }] }],
    });
    expect(rulesOf('from-bff', rule)).toEqual([
      'ip daddr 0.0.0.0/0 ip daddr != { 10.0.0.0/8, 169.254.0.0/16 } udp dport 53 return;',
      'drop;',
    ]);
  });

  it('leads a service to its ready pods only', () => {
    const service: Service = {
      kind: 'Service',
      metadata: { name: 'bff' },
      spec: { selector: { app: 'bff' }, ports: [{ port: 80, targetPort: 'http' }] },
    };
    const rules = (isReady: boolean) => firewall([{ ...bff, isReady }], new Map([['10.96.0.1', service]]), []);
    expect(rules(true)).toContain(
      'ip daddr 10.96.0.1 tcp dport 80 dnat to numgen inc mod 1 map { 0 : 10.244.0.2 . 3000 }',
    );
    expect(rules(false)).toContain('ip daddr 10.96.0.1 tcp dport 80 drop');
  });
});
