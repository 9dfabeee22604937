import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Envelope recipients. */
  recipients: string[];
}

/** Where an email is when the server stops answering; `accepted`: it is delivered, but its sender is not told so. */
export type SilentAt = 'sender' | 'recipient' | 'content' | 'accepted';

/** A real SMTP server on this machine that can be set to reject email, or to leave its sender without an answer. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Reply code with which to reject the sender, a recipient or the content; undefined to accept everything. */
  refusal: { at: 'sender' | 'recipient' | 'content'; code: number } | undefined;
  /** Number of delivery attempts received. */
  tries = 0;

  private silence: { at: SilentAt; reached: () => void } | undefined;

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      this.tries += 1;
      if (!this.isSilentAt('sender')) done(this.errorAt('sender'));
    },
    onRcptTo: (_address, _session, done) => {
      if (!this.isSilentAt('recipient')) done(this.errorAt('recipient'));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (this.isSilentAt('content')) return;
          const error = this.errorAt('content');
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          if (!error) this.received.push({ ...mail, recipients });
          if (!this.isSilentAt('accepted')) done(error);
        });
      });
    },
  });

  /** Leaves the next email without an answer. @returns a promise that resolves when the email is there */
  silentAt(at: SilentAt): Promise<void> {
    return new Promise((reached) => {
      this.silence = { at, reached };
    });
  }

  /** Ends the silence, if no email has met it. */
  answerAgain(): void {
    this.silence = undefined;
  }

  /** Starts listening and returns the settings that make a portal server send its email here. */
  async settings(): Promise<Record<string, string>> {
    const MAIL_FROM = 'Motor City <portal@office.example>';
    return { SMTP_URL: await this.start(), MAIL_FROM, PUBLIC_ORIGIN: 'http://portal.example' };
  }

  /** @returns the value for SMTP_URL */
  start(): Promise<string> {
    // A sender that is killed resets its connection.
    this.server.on('error', () => undefined);
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const { port } = this.server.server.address() as AddressInfo;
        resolve(`smtp://127.0.0.1:${port}`);
      });
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private isSilentAt(place: SilentAt): boolean {
    if (this.silence?.at !== place) return false;
    this.silence.reached();
    this.silence = undefined;
    return true;
  }

  private errorAt(place: 'sender' | 'recipient' | 'content'): Error | null {
    if (this.refusal?.at !== place) return null;
    return Object.assign(new Error('Not now, refused@example.com'), { responseCode: this.refusal.code });
  }
}
