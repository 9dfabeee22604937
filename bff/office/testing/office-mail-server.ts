import type { Api } from './api';
import { MailServer, type ReceivedMail } from '@portal/bff-platform/testing/mail-server';
import { MailWorker } from '../src/mail/mail.worker';

/** A mail server that has the portal send its queued email first. */
export class OfficeMailServer extends MailServer {
  /** Sends pending email and returns all email received for this address so far, oldest first. */
  async mailsTo(api: Api, email: string): Promise<ReceivedMail[]> {
    const worker = api.get(MailWorker);
    // Send twice: a run already in progress may have missed the newest email.
    for (let twice = 0; twice < 2; twice += 1) await worker.sendDue();
    return this.received.filter(({ recipients }) => recipients.includes(email));
  }
}
