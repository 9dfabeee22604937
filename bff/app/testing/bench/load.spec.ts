import { once } from 'node:events';
import { createServer, type Server, type RequestListener } from 'node:http';
import { sendLoad } from './load';

let server: Server | undefined;
afterEach(() => server?.close());

async function serving(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/x`;
}
const load = { token: 'me', bodies: ['{"a":1}', '{"b":"é"}'], connections: 3 };

it('fails when a response is not 200 or the server goes away', async () => {
  const refusing = await serving((_request, answer) => void answer.writeHead(401).end('no'));
  await expect(sendLoad({ ...load, url: refusing, requests: 5 })).rejects.toThrow('401');
  server?.close();
  const breaking = await serving((request) => void request.socket.destroy());
  await expect(sendLoad({ ...load, url: breaking, requests: 5 })).rejects.toThrow();
});

it('sends all requests, one at a time per connection, and waits for complete responses', async () => {
  const got: string[] = [];
  let [open, most] = [0, 0];
  const url = await serving((request, answer) => {
    most = Math.max(most, ++open);
    request.setEncoding('utf8').on('data', (text) => got.push(`${request.headers.authorization} ${text}`));
    request.on('end', () => {
      answer.setHeader('content-length', 2).write('o');
      setTimeout(() => {
        open -= 1;
        answer.end('k');
      }, 5);
    });
  });
  expect(await sendLoad({ ...load, url, requests: 7 })).toBeGreaterThan(0.01);
  expect(got.sort()).toEqual([...Array(4).fill('Bearer me {"a":1}'), ...Array(3).fill('Bearer me {"b":"é"}')]);
  expect(most).toBe(3);
});
