import { S3Server } from '../../bff/platform/testing/s3-server';

/** `node tools/run.mjs deploy/drill/bucket.ts <address> <port>`: the bucket of the drill, in memory. */
const [address = '', port = ''] = process.argv.slice(2);
await new S3Server().start(address, Number(port));
