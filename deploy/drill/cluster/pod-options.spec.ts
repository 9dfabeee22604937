import type { PodTemplate } from './objects';
import { podOptions } from './pod-options';

const restricted = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const template = (securityContext: object, container: object): PodTemplate => ({
  metadata: { labels: {} },
  spec: {
    securityContext,
    volumes: [
      { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
      { name: 'keys', secret: { secretName: 'portal-secrets' } },
    ],
    containers: [
      {
        image: 'portal/bff:v1',
        command: ['node', 'main.js'],
        env: [{ name: 'KEY_FILE', value: '/run/keys/KEY' }],
        envFrom: [{ configMapRef: { name: 'settings' } }],
        resources: { limits: { memory: '512Mi' } },
        volumeMounts: [
          { name: 'tmp', mountPath: '/tmp' },
          { name: 'keys', mountPath: '/run/keys' },
        ],
        securityContext: container,
      },
    ],
  },
});
const optionsOf = (securityContext: object, container: object): string =>
  podOptions(template(securityContext, container), {
    name: 'bff-1',
    configMaps: new Map([['settings', { LOG_LEVEL: 'warn' }]]),
    folderOf: ({ name }) => `/volumes/${name}`,
    resolvConf: '/run/resolv.conf',
    openFiles: 1024,
  }).join(' ');

describe('options of podman for a pod', () => {
  it('restrict the container as its security contexts say', () => {
    const pod = { runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: 'RuntimeDefault' } };
    const options = optionsOf(pod, restricted);
    for (const option of ['--user 1000:1000', '--group-add 1000', '--read-only', 'no-new-privileges', '--cap-drop ALL'])
      expect(options).toContain(option);
    expect(options).not.toContain('unconfined');
  });

  it('restrict nothing that the manifest does not restrict, so that a missing line shows', () => {
    const options = optionsOf({}, {});
    for (const option of ['--user', '--read-only', 'no-new-privileges', '--cap-drop'])
      expect(options).not.toContain(option);
    expect(options).toContain('seccomp=unconfined');
  });

  it('mount volumes, set memory and settings, and end with image and command', () => {
    const options = optionsOf({}, restricted);
    expect(options).toContain('type=tmpfs,destination=/tmp,tmpfs-size=64m');
    expect(options).toContain('type=bind,source=/volumes/keys,destination=/run/keys,ro=true');
    expect(options).toContain('--memory 512m --env LOG_LEVEL=warn --env KEY_FILE=/run/keys/KEY');
    expect(options).toMatch(/ portal\/bff:v1 node main\.js$/);
  });
});
