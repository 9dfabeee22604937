/** Kubernetes objects, as far as the drill reads them. */
export type Labels = Readonly<Record<string, string>>;

interface Metadata {
  name: string;
  labels?: Labels;
}

export interface ConfigMap {
  kind: 'ConfigMap';
  metadata: Metadata;
  data: Record<string, string>;
}

export interface Service {
  kind: 'Service';
  metadata: Metadata;
  spec: { clusterIP?: 'None'; selector: Labels; ports: { port: number; targetPort: string }[] };
}

export interface Workload<Kind = 'Deployment' | 'Job'> {
  kind: Kind;
  metadata: Metadata;
  spec: { replicas?: number; template: PodTemplate };
}

export interface Autoscaler {
  kind: 'HorizontalPodAutoscaler';
  metadata: Metadata;
  spec: { minReplicas: number };
}

export interface PodTemplate {
  metadata: { labels: Labels };
  spec: PodSpec;
}

export interface PodSpec {
  terminationGracePeriodSeconds?: number;
  securityContext: {
    runAsUser?: number;
    runAsGroup?: number;
    fsGroup?: number;
    seccompProfile?: { type: string };
  };
  containers: Container[];
  volumes: Volume[];
}

interface SecretSource {
  items?: { key: string; path: string }[];
}

export interface Volume {
  name: string;
  emptyDir?: { sizeLimit: string };
  secret?: SecretSource & { secretName: string };
  projected?: { sources: { secret: SecretSource & { name: string } }[] };
}

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds?: number;
  timeoutSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  volumeMounts: { name: string; mountPath: string }[];
  resources: { limits: { memory: string } };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  securityContext: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop: string[] };
  };
}

export interface Selector {
  matchLabels?: Labels;
}

export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

export interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number | string; protocol?: 'TCP' | 'UDP' }[];
}

export interface NetworkPolicy {
  kind: 'NetworkPolicy';
  metadata: Metadata;
  spec: { podSelector: Selector; policyTypes: ('Ingress' | 'Egress')[]; ingress?: Rule[]; egress?: Rule[] };
}

/** PostgreSQL of the operator CloudNativePG. */
export interface DatabaseCluster {
  kind: 'Cluster';
  metadata: Metadata;
  spec: {
    bootstrap: { initdb: Record<'database' | 'owner' | 'encoding' | 'localeProvider' | 'builtinLocale', string> };
    managed: { roles: { name: string; login: boolean; inRoles?: string[] }[] };
    postgresql: { parameters: Record<string, string>; pg_hba: string[] };
  };
}

export type KubernetesObject =
  | ConfigMap
  | Service
  | Workload<'Deployment'>
  | Workload<'Job'>
  | Autoscaler
  | NetworkPolicy
  | DatabaseCluster
  | { kind: 'Namespace'; metadata: Metadata };

/** Returns the objects of one kind. */
export function ofKind<Kind extends KubernetesObject['kind']>(objects: readonly KubernetesObject[], kind: Kind) {
  return objects.filter((object): object is Extract<KubernetesObject, { kind: Kind }> => object.kind === kind);
}

export const matches = ({ matchLabels = {} }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value);
