import type { Socket } from 'node:net';

/** Startup parameters that PgBouncer accepts. */
const supported = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** Answers the startup message, without a password. @returns whether its parameters are supported */
export function greet(socket: Socket, startup: Buffer): boolean {
  const parameters = startup.toString('utf8', 8).split('\0');
  const unsupported = parameters.find((name, at) => at % 2 === 0 && name && !supported.has(name));
  if (unsupported) {
    socket.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${unsupported}\0\0`));
    return false;
  }
  socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('K', '\0'.repeat(8)), message('Z', 'I')]));
  return true;
}

function message(kind: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]);
}

/** Splits a stream into messages of the protocol: a letter, the length, the body. */
export function splitter(handle: (kind: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = rest.readInt32BE(1) + 1;
      if (rest.length < end) return;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      handle(String.fromCharCode(whole[0] ?? 0), whole);
    }
  };
}
