import { deployables } from '../../../deploy/image/deployables';
import { kustomize } from '../testing/render-overlay';
import {
  containerOf,
  documentedSettings,
  errorsOf,
  nameOf,
  networksOf,
  podOf,
  objectsOf,
  type Manifest,
} from './kubernetes';
import { isSecret, settingOf } from './secret-settings';

/** Kinds of operators whose schemas no package has: their objects are not validated. */
const withoutSchema = ['postgresql.cnpg.io/v1', 'barmancloud.cnpg.io/v1'];

const describeWhere = kustomize ? describe : describe.skip;
/** The summary of `npm test` repeats it. */
const missing = kustomize ? '' : ' (not run here: neither kubectl nor kustomize is installed)';

describeWhere.each(['office', 'managed', 'keda'])(`overlay %s${missing}`, (overlay) => {
  const objects = kustomize ? objectsOf(overlay) : [];
  const ofKind = (kind: string): Manifest[] => objects.filter((object) => object.kind === kind);
  const servers = ofKind('Deployment').map((object) => [nameOf(object), object] as const);
  const workloads = [...servers, ...ofKind('Job').map((object) => [nameOf(object), object] as const)];

  it('matches the schemas of Kubernetes and KEDA', () => {
    expect(objects.length).toBeGreaterThan(30);
    expect(errorsOf(objects.filter(({ apiVersion }) => !withoutSchema.includes(apiVersion)))).toEqual([]);
  });

  it('runs every deployable, and the migrations in the image of the bff', () => {
    expect(servers.map(([name]) => name).sort()).toEqual([...deployables.keys()].sort());
    const images = workloads.map(([name, object]) => [name, containerOf(object).image] as const);
    for (const [name, image] of images) {
      expect(image).toMatch(new RegExp(`/${name === 'migrate' ? 'bff' : name}:v\\d+\\.\\d+\\.\\d+$`));
    }
    expect(images.find(([name]) => name === 'migrate')?.[1]).toBe(images.find(([name]) => name === 'bff')?.[1]);
  });

  it.each(servers)('runs %s as the table of deployables says', (name, object) => {
    const { runtime } = deployables.get(name) ?? {};
    const container = containerOf(object);
    expect(container.ports.map(({ containerPort }) => containerPort)).toEqual([runtime?.port]);
    expect(container.startupProbe.httpGet.path).toBe(runtime?.live);
    expect(container.livenessProbe.httpGet.path).toBe(runtime?.live);
    expect(container.readinessProbe.httpGet.path).toBe(runtime?.ready);
    expect(container.resources.limits.memory).toBe(`${runtime?.memory}Mi`);
    expect(podOf(object).spec.terminationGracePeriodSeconds).toBe(runtime?.gracePeriod);
    expect(networksOf(object)).toEqual([...(runtime?.networks ?? [])].sort());
  });

  it.each(workloads)('runs %s with minimal privileges', (_name, object) => {
    const { spec } = podOf(object);
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(spec).not.toHaveProperty('hostNetwork');
    expect(containerOf(object)).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: { requests: { cpu: expect.any(String), memory: expect.any(String) } },
    });
  });

  it.each(servers)('keeps at least one %s during updates and drained nodes', (name, object) => {
    const scalers = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')].filter(
      ({ spec }) => spec?.scaleTargetRef?.name === name,
    );
    const [scaler] = scalers.map(({ spec }) => spec?.minReplicas ?? spec?.minReplicaCount);
    expect(scalers.length).toBe(['bff', 'gateway'].includes(name) ? 1 : 0);
    // An autoscaler and a fixed number would fight at each update.
    expect(scaler === undefined).toBe(object.spec?.replicas !== undefined);
    expect(scaler ?? object.spec?.replicas).toBeGreaterThanOrEqual(2);
    expect(object.spec?.strategy?.rollingUpdate.maxUnavailable).toBe(0);
    const budgets = ofKind('PodDisruptionBudget').filter((budget) => nameOf(budget) === name);
    expect(budgets.map(({ spec }) => spec)).toEqual([{ maxUnavailable: 1, selector: object.spec?.selector }]);
  });

  it.each(servers.filter(([name]) => deployables.get(name)?.runtime.gracePeriod))(
    'takes %s out of the load balancer before it refuses connections',
    (_name, object) => {
      const { readinessProbe } = containerOf(object);
      const delay = Number(settingsOf(object).SHUTDOWN_DELAY) / 1000;
      expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(delay);
      // Requests in flight get up to 20 seconds.
      expect(delay + 20).toBeLessThanOrEqual(podOf(object).spec.terminationGracePeriodSeconds ?? 0);
    },
  );

  it("takes secrets from mounted files, and the owner's login only for migrations", () => {
    for (const [, object] of workloads) {
      const { env = [], volumeMounts } = containerOf(object);
      const files = env.filter(({ name }) => name.endsWith('_FILE'));
      for (const { value } of files)
        expect(volumeMounts.filter(({ mountPath }) => value.startsWith(`${mountPath}/`))).toHaveLength(1);
      const plain = [
        ...env.filter((one) => !files.includes(one)).map(({ name }) => name),
        ...Object.keys(settingsOf(object)),
      ];
      expect(plain.filter(isSecret)).toEqual([]);
    }
    const podOf = (name: string): string => JSON.stringify(workloads.find(([one]) => one === name)?.[1].spec);
    expect(podOf('migrate')).toContain('portal-database-owner');
    expect(podOf('bff')).not.toContain('portal-database-owner');
    // The gateway gets none of the keys, only the token for its metrics and the headers for the collector of traces.
    expect(podOf('gateway').match(/"key":"[^"]+"|secret(?:KeyRef|Ref)/gi)).toEqual([
      '"key":"METRICS_TOKEN"',
      '"key":"OTEL_EXPORTER_OTLP_HEADERS"',
    ]);
    expect(podOf('gateway').match(/"secretName":/g)).toHaveLength(1);
  });

  it.each(['bff', 'gateway'])('sets only settings that the %s reads', (name) => {
    const known = documentedSettings(name);
    expect(known.length).toBeGreaterThan(15);
    for (const [, object] of workloads.filter(([one]) => one === name)) {
      const { env = [] } = containerOf(object);
      const given = [...Object.keys(settingsOf(object)), ...env.map((one) => settingOf(one.name))];
      expect(given.filter((setting) => !known.includes(setting))).toEqual([]);
    }
  });

  it('allows traffic within the three networks only, and into the gateway', () => {
    const policies = ofKind('NetworkPolicy');
    const byDefault = policies.find(({ metadata }) => metadata.name === 'nothing-by-default');
    expect(byDefault?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const open = policies.filter(({ spec }) => spec?.ingress?.some(({ from }) => from === undefined));
    expect(open.map(({ spec }) => spec?.podSelector?.matchLabels)).toEqual([{ 'app.kubernetes.io/name': 'gateway' }]);
    const migrate = workloads.find(([name]) => name === 'migrate')?.[1];
    expect(migrate && networksOf(migrate)).toEqual(['database']);
  });

  it('lets the owner of the database grant what migrations grant, where the overlay creates it', () => {
    const databases = ofKind('Cluster').map(({ spec }) => spec);
    expect(databases.length).toBe(overlay === 'office' ? 1 : 0);
    for (const spec of databases) {
      const owner = spec?.managed?.roles.find(({ name }) => name === spec.bootstrap?.initdb.owner);
      expect(owner?.inRoles).toContain('portal_app');
    }
  });

  it('names services that exist', () => {
    const services = ofKind('Service').map((object) => object.metadata.name);
    const gateway = servers.find(([name]) => name === 'gateway')?.[1];
    const addresses = (gateway ? (containerOf(gateway).env ?? []) : []).flatMap(({ value }) =>
      [...value.matchAll(/http:\/\/([\w-]+):(\d+)/g)].map(([, host = '', port]) => `${host}:${port}`),
    );
    const expected = [...deployables]
      .filter(([name]) => name !== 'gateway')
      .map(([name, { runtime }]) => `${name === 'bff' ? name : `${name}-files`}:${runtime.port}`);
    expect(addresses.sort()).toEqual(expected.sort());
    for (const address of addresses) expect(services).toContain(address.split(':')[0]);
  });

  /** Returns what the config maps of a container set. */
  function settingsOf(object: Manifest): Record<string, string> {
    const maps = (containerOf(object).envFrom ?? []).map(({ configMapRef }) => configMapRef.name);
    const found = ofKind('ConfigMap').filter(({ metadata }) => maps.includes(metadata.name));
    expect(found).toHaveLength(maps.length);
    return Object.assign({}, ...found.map(({ data }) => data)) as Record<string, string>;
  }
});
