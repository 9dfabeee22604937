import type { PodSpec, PodTemplate, Volume } from './objects';

export interface Place {
  /** Name of the pod, of its container and of its network namespace. */
  name: string;
  /** Settings by the name of their config map. */
  configMaps: ReadonlyMap<string, Record<string, string>>;
  /** Returns the folder with the files of a volume. */
  folderOf: (volume: Volume) => string;
  resolvConf: string;
  /** Limits of the machine: root in a sandbox may not raise them. */
  openFiles: number;
}

/**
 * Returns the options of `podman run` for a pod with one container. Podman is stricter than Kubernetes by default: what
 * the pod does not ask for is switched off, so that a missing line in a manifest shows.
 */
export function podOptions({ spec }: PodTemplate, place: Place): string[] {
  const [container, ...others] = spec.containers;
  if (!container || others.length > 0) throw new Error(`${place.name} does not have one container.`);
  const { runAsUser, runAsGroup, fsGroup, seccompProfile } = spec.securityContext;
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext;
  const settings = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
    Object.entries(place.configMaps.get(configMapRef.name) ?? missing(`config map ${configMapRef.name}`)),
  );
  const variables = (container.env ?? []).map(({ name, value }) => [name, value] as const);
  return [
    ['--name', place.name],
    ['--network', `ns:/run/netns/${place.name}`],
    ['--volume', `${place.resolvConf}:/etc/resolv.conf:ro`],
    ['--no-hosts'],
    ['--no-healthcheck'],
    ['--ulimit', `nofile=${place.openFiles}:${place.openFiles}`],
    ['--ulimit', 'nproc=4096:4096'],
    runAsUser === undefined ? [] : ['--user', [runAsUser, runAsGroup].filter((id) => id !== undefined).join(':')],
    fsGroup === undefined ? [] : ['--group-add', String(fsGroup)],
    readOnlyRootFilesystem ? ['--read-only', '--read-only-tmpfs=false'] : [],
    allowPrivilegeEscalation === false ? ['--security-opt', 'no-new-privileges'] : [],
    seccompProfile?.type === 'RuntimeDefault' ? [] : ['--security-opt', 'seccomp=unconfined'],
    ...(capabilities?.drop ?? []).map((name) => ['--cap-drop', name]),
    ['--memory', container.resources.limits.memory.replace('i', '').toLowerCase()],
    ...[...settings, ...variables].map(([name, value]) => ['--env', `${name}=${value}`]),
    ...mounts(spec, place),
    [container.image],
    container.command ?? [],
  ].flat();
}

function mounts({ containers, volumes }: PodSpec, { folderOf }: Place): string[][] {
  return (containers[0]?.volumeMounts ?? []).map(({ name, mountPath }) => {
    const volume = volumes.find((one) => one.name === name) ?? missing(`volume ${name}`);
    const size = volume.emptyDir?.sizeLimit.replace('i', '').toLowerCase();
    if (size) return ['--mount', `type=tmpfs,destination=${mountPath},tmpfs-size=${size},tmpfs-mode=1777,notmpcopyup`];
    return ['--mount', `type=bind,source=${folderOf(volume)},destination=${mountPath},ro=true`];
  });
}

function missing(what: string): never {
  throw new Error(`There is no ${what}.`);
}
