// @ts-check
// `node send-form.mjs <url> <token> <content type> <file>` sends one body from a separate process, so that the
// measurement of the server excludes the client.
import { createReadStream, statSync } from 'node:fs';
import { request } from 'node:http';

const [url = '', token, type, file = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': statSync(file).size };
const sending = request(url, { method: 'POST', headers }, (response) => {
  process.stdout.write(String(response.statusCode), () => process.exit());
});
// The server may reject the body before it is complete, and close the connection.
sending.once('error', () => process.stdout.write('0', () => process.exit()));
createReadStream(file).pipe(sending);
