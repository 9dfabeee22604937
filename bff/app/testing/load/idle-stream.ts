import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { reconnectDelay } from '@portal/domain/messages/reconnect-delay';

/** An open page that nobody uses: an event stream on a bare socket, which reconnects as the shell does. */
export class IdleStream {
  private socket: Socket | undefined;

  constructor(
    private readonly url: URL,
    private readonly token: string,
  ) {}

  /** Opens the stream, again after each failure. @returns number of failed attempts */
  async open(): Promise<number> {
    for (let failures = 0; ; failures += 1) {
      if (await this.connect()) return failures;
      await pause(reconnectDelay(failures));
    }
  }

  /** Loses the connection and opens another one after the delay of the shell. */
  async reopen(): Promise<number> {
    this.drop();
    await pause(reconnectDelay(0));
    return this.open();
  }

  drop(): void {
    this.socket?.destroy();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 'open';
  }

  /** @returns whether the server has confirmed the stream */
  private connect(): Promise<boolean> {
    const socket = connect(Number(this.url.port), this.url.hostname);
    this.socket = socket;
    socket.write(`GET /api/events HTTP/1.1\r\nHost: ${this.url.host}\r\nAuthorization: Bearer ${this.token}\r\n\r\n`);
    return new Promise((resolve) => {
      let text = '';
      const read = (piece: Buffer): void => {
        text += String(piece);
        if (text.includes('"kind":"ready"')) done(true);
        else if (/^HTTP\/1\.1 [45]/.test(text)) done(false);
      };
      const done = (isOpen: boolean): void => {
        socket.off('data', read).resume();
        if (!isOpen) socket.destroy();
        resolve(isOpen);
      };
      socket.on('data', read).on('error', () => undefined);
      socket.once('close', () => done(false));
    });
  }
}
