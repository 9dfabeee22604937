import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * The EICAR test file, which this fake reports as infected. The text is split so that no real scanner flags this source
 * file.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Fake clamd that implements the INSTREAM command. */
export class FakeClamd {
  /** Contents of each scanned file. */
  readonly scanned: Buffer[] = [];
  /**
   * Maximum file size, like clamd's `StreamMaxLength`: a larger file gets an error response, and its remaining bytes
   * are ignored.
   */
  mostBytes = Number.POSITIVE_INFINITY;
  /** Closes every connection without a response. */
  hangsUp = false;
  /** Closes the connection if a file contains this text, as if clamd had crashed. */
  crashesOn: string | undefined;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  async start(port = 0): Promise<string> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return `tcp://127.0.0.1:${this.port}`;
  }

  get port(): number {
    const address = this.server?.address() as AddressInfo | null | undefined;
    if (!address) throw new Error('It does not listen yet.');
    return address.port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (received.length > this.mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const file = fileIn(received);
      if (!file) return;
      const isCrashing = this.crashesOn !== undefined && file.includes(this.crashesOn);
      if (this.hangsUp || isCrashing) return void socket.destroy();
      this.scanned.push(file);
      socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  }
}

const command = Buffer.from('zINSTREAM\0');

/** Returns the file once its last chunk has arrived; undefined before. */
function fileIn(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
