import { origin, setting, text, type Rules, type Values } from '@portal/server/settings';
import type { S3Settings } from '../document-store/s3.document-store';

export const s3Settings = {
  S3_BUCKET: setting(text.optional(), 'bucket that stores the documents', 'documents are files in `DATA_DIR`'),
  S3_ENDPOINT: setting(origin.optional(), 'endpoint of any S3-compatible service', 'AWS'),
  S3_REGION: setting(text.default('us-east-1'), 'region of the bucket'),
  S3_ACCESS_KEY_ID: setting(
    text.optional(),
    'access key that may read, write, list and delete in the bucket',
    'the role of the pod, container or machine',
  ),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), 'secret of the access key'),
};

type S3Values = Partial<Values<typeof s3Settings>>;

/** Requires both halves of a static key, or none. */
export function wrongS3({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Values): Rules<typeof s3Settings> {
  if (S3_BUCKET === undefined || (S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)) return {};
  return S3_ACCESS_KEY_ID === undefined
    ? { S3_ACCESS_KEY_ID: 'S3_ACCESS_KEY_ID is not set.' }
    : { S3_SECRET_ACCESS_KEY: 'S3_SECRET_ACCESS_KEY is not set.' };
}

export function s3Of(values: S3Values): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || region === undefined) return undefined;
  const isStatic = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    bucket,
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(isStatic ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
