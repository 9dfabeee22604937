import { spawnSync } from 'node:child_process';
import { kustomize } from '../../libs/workspace-checks/testing/render-overlay';

/** Programs and the Debian packages that have them. */
const programs = {
  buildah: 'buildah',
  podman: 'podman',
  crun: 'crun',
  ip: 'iproute2',
  nft: 'nftables',
  dnsmasq: 'dnsmasq-base',
  openssl: 'openssl',
  unshare: 'util-linux',
};

/** Returns what this machine lacks, a sentence for each. */
export function missingRequirements(): string[] {
  if (process.platform !== 'linux') return ['The drill needs Linux: it uses its namespaces.'];
  const sentences: string[] = [];
  if (process.getuid?.() !== 0) sentences.push('Run it as root: it creates network namespaces and mounts.');
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program));
  if (missing.length > 0) {
    const names = missing.map(([program]) => program).join(', ');
    const packages = missing.map(([, name]) => name).join(' ');
    sentences.push(`Not installed: ${names}. On Debian: apt-get install --no-install-recommends ${packages}`);
  }
  if (!kustomize) sentences.push('Not installed: kubectl or kustomize, which renders the manifests.');
  return sentences;
}

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;
