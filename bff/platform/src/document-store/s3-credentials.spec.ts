import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Server } from '../../testing/s3-server';
import { S3DocumentStore } from './s3.document-store';

const s3 = new S3Server();
const dir = mkdtempSync(join(tmpdir(), 's3-credentials-'));
const saved = { ...process.env };
let endpoint: string;
/** Hands out temporary credentials, as the agent of a container service and as AWS's STS. */
let issuer: Server;
const asked: string[] = [];
let expiration: Date;

beforeAll(async () => {
  endpoint = await s3.start();
  issuer = createServer((request, response) => {
    void (async () => {
      asked.push(`${request.method} ${request.url} ${await text(request)}`);
      const [id, until] = [`role-${asked.length}`, expiration.toISOString()];
      response.end(
        request.method === 'GET'
          ? JSON.stringify({ AccessKeyId: id, SecretAccessKey: 'secret', Token: 'a-token', Expiration: until })
          : `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${id}</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>a-token</SessionToken><Expiration>${until}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
      );
    })();
  });
  await new Promise<void>((done) => issuer.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  asked.length = 0;
  expiration = new Date(Date.now() + 3_600_000);
});
afterEach(() => {
  process.env = { ...saved };
});
afterAll(() => {
  s3.stop();
  issuer.close();
  rmSync(dir, { recursive: true });
});

const issuerUrl = (): string => `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
const storeWithRole = () => new S3DocumentStore({ endpoint, region: 'us-east-2', bucket: 'office' });
/** Returns the access key that signed the last request. */
const signedBy = (): string | undefined => /Credential=([^/]+)/.exec(s3.headers.authorization ?? '')?.[1];

describe('credentials for the bucket', () => {
  it('come from the settings, whatever role there is', async () => {
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${issuerUrl()}/role`;
    const credentials = { accessKeyId: 'static', secretAccessKey: 'secret' };
    await new S3DocumentStore({ endpoint, region: 'us-east-2', bucket: 'office', credentials }).findId();
    expect(signedBy()).toBe('static');
    expect(asked).toEqual([]);
  });

  it('come from the role of a container, and are renewed before they expire', async () => {
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${issuerUrl()}/role`;
    const store = storeWithRole();
    expiration = new Date(Date.now() + 2000);
    await store.findId();
    expect(signedBy()).toBe('role-1');
    expect(s3.headers['x-amz-security-token']).toBe('a-token');
    expiration = new Date(Date.now() + 3_600_000);
    await store.findId();
    await store.findId();
    expect(signedBy()).toBe('role-2');
  });

  it('come from the service account of a pod', async () => {
    const tokenFile = join(dir, 'token');
    writeFileSync(tokenFile, 'token-of-the-pod');
    process.env.AWS_WEB_IDENTITY_TOKEN_FILE = tokenFile;
    process.env.AWS_ROLE_ARN = 'arn:aws:iam::123456789012:role/portal-documents';
    process.env.AWS_ENDPOINT_URL_STS = issuerUrl();
    process.env.AWS_REGION = 'us-east-2';
    await storeWithRole().findId();
    expect(signedBy()).toMatch(/^role-/);
    // The SDK may still be renewing credentials of the test before.
    const exchanged = asked.filter((request) => request.startsWith('POST '));
    expect(exchanged).toEqual([expect.stringContaining('WebIdentityToken=token-of-the-pod')]);
  });
});
