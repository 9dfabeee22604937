import { Injectable } from '@nestjs/common';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { EntityManager } from 'typeorm';
import type { MailKind } from '@portal/bff-platform/mail/mail-kinds';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { ReturnsRepository, type MovedClient } from './returns.repository';

/** What a client is told by email when the return comes into a state. Facts about amounts and papers stay in the portal. */
const kinds = {
  info_needed: 'info_needed',
  awaiting_signature: 'return_ready',
  filed: 'return_filed',
  accepted: 'return_accepted',
  rejected: 'return_sent_back',
} as const satisfies Partial<Record<ReturnState, MailKind>>;

interface Transition {
  /** The cause of the email, so that it is sent once however often the transaction is tried. */
  id: string;
  return_id: string;
  client_id: string;
  from: ReturnState;
  to: ReturnState;
}

/** Queues the email of a transition in its transaction. */
@Injectable()
export class ReturnMails {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly mails: MailService,
  ) {}

  async queue(transaction: EntityManager, { id, return_id, client_id, from, to }: Transition): Promise<void> {
    const kind = kindOf(from, to);
    const client = kind && (await this.activeClient(transaction, client_id));
    if (!client) return;
    const mail = { cause: id, to: client };
    if (kind !== 'documents_requested') {
      await this.mails.queue(transaction, { ...mail, kind, facts: { at: new Date().toISOString() } });
      return;
    }
    const { open_for_client: count } = await this.returns.openItems({ id: return_id, client_id }, transaction);
    await this.mails.queue(transaction, { ...mail, kind, facts: { count } });
  }

  /** Queues the email of the transition that begins an amended return. */
  async queueAmended(
    transaction: EntityManager,
    { id, client_id }: Pick<Transition, 'id' | 'client_id'>,
  ): Promise<void> {
    const client = await this.activeClient(transaction, client_id);
    if (!client) return;
    const facts = { at: new Date().toISOString() };
    await this.mails.queue(transaction, { cause: id, to: client, kind: 'return_amended', facts });
  }

  private async activeClient(transaction: EntityManager, client_id: string): Promise<MovedClient | null> {
    const client = await this.returns.lockClient(transaction, client_id);
    return client?.status === 'active' ? client : null;
  }
}

/** Work starts once: later returns to `preparing`, and resumed returns, are no news to the client. */
function kindOf(from: ReturnState, to: ReturnState) {
  if (from === 'on_hold' || from === 'not_filing') return undefined;
  if (to === 'documents_needed') return from === 'intake' ? ('documents_requested' as const) : undefined;
  if (to === 'preparing')
    return from === 'documents_needed' || from === 'ready_to_prepare' ? ('return_started' as const) : undefined;
  return to in kinds ? kinds[to as keyof typeof kinds] : undefined;
}
