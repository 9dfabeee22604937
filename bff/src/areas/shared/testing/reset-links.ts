import { setTimeout as pause } from 'node:timers/promises';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { Api } from '../../../../testing/api';
import type { MailServer } from '../../../../testing/mail-server';

/** The links to choose a new password that people were sent. */
export class ResetLinks {
  constructor(
    private readonly server: MailServer,
    private readonly api: () => Api,
  ) {}

  /** Their tokens, oldest first, once there are so many. */
  async tokensOf(email: string, count = 1): Promise<string[]> {
    for (let tries = 0; ; tries += 1) {
      const mails = await this.server.mailsTo(this.api(), email);
      const tokens = mails.flatMap(({ text }) => /reset-password#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? []);
      if (tokens.length >= count || tries > 200) return tokens;
      await pause(50);
    }
  }

  /** Asks for one more. */
  async tokenFor({ email }: { email: string }): Promise<string> {
    const before = (await this.tokensOf(email, 0)).length;
    expect((await this.api().call(accountEndpoints.forgotPassword, { body: { email } })).status).toBe(204);
    return (await this.tokensOf(email, before + 1)).at(-1) ?? '';
  }
}
