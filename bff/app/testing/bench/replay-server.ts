import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import './processor-reporter.mjs';

/** A response of another server, with the headers and body that it sent. */
export interface Recorded {
  status: number;
  headers: OutgoingHttpHeaders;
  /** base64 */
  body: string;
}

/**
 * Baseline for the gateway: `node:http` alone, which answers `/0`, `/1`, … with the responses recorded in the file `RECORDED`.
 * process. Sends its port to the parent.
 */
const recorded = (JSON.parse(readFileSync(process.env.RECORDED ?? '', 'utf8')) as Recorded[]).map(
  ({ status, headers, body }) => {
    return { status, headers, body: Buffer.from(body, 'base64') };
  },
);

const server = createServer((request, response) => {
  const answer = recorded[Number(request.url?.slice(1))];
  if (!answer) return void response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
