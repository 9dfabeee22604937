// @ts-check
// Sends one body, in a process of its own, so that what the server needs is measured alone: `node send-form.mjs <url> <token> <content type> <file>`
import { createReadStream, statSync } from 'node:fs';
import { request } from 'node:http';

const [url = '', token, type, file = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': statSync(file).size };
const sending = request(url, { method: 'POST', headers }, (response) => {
  process.stdout.write(String(response.statusCode), () => process.exit());
});
// The server may refuse in the middle and close.
sending.once('error', () => process.stdout.write('0', () => process.exit()));
createReadStream(file).pipe(sending);
