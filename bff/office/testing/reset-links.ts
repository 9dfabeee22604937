import { setTimeout as pause } from 'node:timers/promises';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { Api } from './api';
import type { OfficeMailServer } from './office-mail-server';

/** Reads password reset links from the emails sent. */
export class ResetLinks {
  constructor(
    private readonly server: OfficeMailServer,
    private readonly api: () => Api,
  ) {}

  /** Waits for `count` emails, and returns their tokens, oldest first. */
  async tokensOf(email: string, count = 1): Promise<string[]> {
    for (let tries = 0; ; tries += 1) {
      const mails = await this.server.mailsTo(this.api(), email);
      const tokens = mails.flatMap(({ text }) => /reset-password#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? []);
      if (tokens.length >= count || tries > 200) return tokens;
      await pause(50);
    }
  }

  /** Requests another link and returns its token. */
  async tokenFor({ email }: { email: string }): Promise<string> {
    const before = (await this.tokensOf(email, 0)).length;
    expect((await this.api().call(accountEndpoints.forgotPassword, { body: { email } })).status).toBe(204);
    return (await this.tokensOf(email, before + 1)).at(-1) ?? '';
  }
}
