import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertKey, DocumentStore, FileMissingError, storeIdName, type StoredFile } from './document-store';

export interface S3Settings {
  /** Any S3-compatible service; AWS if absent. */
  endpoint?: string;
  region: string;
  bucket: string;
  /**
   * Absent with a role: the SDK then finds credentials that expire and renews them, from a token of Kubernetes, the
   * container service or the machine.
   */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** The minimum part size of S3, 5 MiB. Sending one part at a time bounds the memory of an upload. */
const partBytes = 5 * 1024 * 1024;
const prefix = 'documents/';

/** Stores objects in a bucket of any S3-compatible service. */
export class S3DocumentStore extends DocumentStore {
  /** Each write buffers two parts: the one being sent and the next one. */
  readonly parallelWrites = 8;
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, credentials }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      ...(credentials ? { credentials } : {}),
      // Most services other than AWS support only path-style URLs and lack AWS's checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000 },
      maxAttempts: 3,
    });
  }

  async put(key: string, bytes: Readable): Promise<void> {
    const params = { ...this.objectOf(key), Body: bytes, ContentType: 'application/octet-stream' };
    const upload = new Upload({ client: this.client, params, queueSize: 1, partSize: partBytes });
    // If the stream fails before its first part, the SDK keeps reading and would store a broken file.
    const failed = new Promise<never>((_resolve, reject) => bytes.once('error', reject));
    try {
      await Promise.race([upload.done(), failed]);
    } catch (error) {
      await upload.abort();
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    const { Body } = await this.client.send(new GetObjectCommand(this.objectOf(key))).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new FileMissingError(key) : error;
    });
    if (!Body) throw new FileMissingError(key);
    return Body as Readable;
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.objectOf(key)));
  }

  async *list(): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key, LastModified } of Contents) {
        if (Key && LastModified) yield { key: Key.slice(prefix.length), modified: LastModified };
      }
    }
  }

  async sweep(olderThanMs: number): Promise<void> {
    const latest = Date.now() - olderThanMs;
    let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
    while (from) {
      const query = { Bucket: this.bucket, Prefix: prefix, ...from };
      const page: ListMultipartUploadsCommandOutput = await this.client.send(new ListMultipartUploadsCommand(query));
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Key || !UploadId || !Initiated || Initiated.getTime() >= latest) continue;
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
      }
      from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
    }
  }

  /** A bucket has no size limit; client quotas bound its cost. */
  freeBytes(): Promise<number> {
    return Promise.resolve(Number.POSITIVE_INFINITY);
  }

  async findId(): Promise<string | undefined> {
    const { Body } = await this.client
      .send(new GetObjectCommand({ Bucket: this.bucket, Key: storeIdName }))
      .catch((error: unknown) => {
        if (error instanceof NoSuchKey) return { Body: undefined };
        throw error;
      });
    return (await Body?.transformToString())?.trim() || undefined;
  }

  async setId(id: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: storeIdName, Body: id }));
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    assertKey(key);
    return { Bucket: this.bucket, Key: `${prefix}${key}` };
  }
}
