import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { generateItems } from '@portal/domain/requests/generate-items';
import type { IntakeFacts, RequestFacts } from '@portal/domain/requests/request-rules';
import { isBeforeFiling } from '@portal/domain/returns/return-states';
import { LessThan, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import type { Actor } from '@portal/bff-platform/request/actor';
import { TaxReturnEntity } from '../return.entity';
import { ReturnsRepository } from '../returns.repository';
import { IntakeFactsSource } from './intake-facts';
import { planRegeneration } from './regeneration-plan';
import { RequestItemsCipher } from './request-items.cipher';
import { RequestItemsRepository } from './request-items.repository';

/** Whose items to regenerate, and what they follow from. */
export interface Regeneration {
  /** undefined for the system. */
  actor: Actor | undefined;
  client: ReadableClientId;
  tax_year: number;
  /** From before the transaction. */
  cipher: OwnerCipher;
  /** Absent: read from the stored form. */
  intake?: IntakeFacts;
}

/** Lets the items of a return follow the client's answers. */
@Injectable()
export class ItemRegeneration {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly items: RequestItemsRepository,
    private readonly intakes: IntakeFactsSource,
  ) {}

  /**
   * Call it in the transaction that changes the facts, and re-evaluate the return afterwards. Does nothing for a client
   * without a return, and for a return that has been sent.
   */
  async run(transaction: EntityManager, { actor, client, tax_year, cipher, intake }: Regeneration): Promise<void> {
    await this.returns.lockClient(transaction, client);
    const row = await this.returns.lock(transaction, client, tax_year);
    if (!row || !isBeforeFiling(row.state)) return;
    // Its original was done without generated items: do not ask for everything now.
    if (row.kind === 'amended' && row.items_generated_at === null) return;
    const known = intake ?? (await this.intakes.read(transaction, client, tax_year, cipher));
    if (!known) return;
    const texts = new RequestItemsCipher(cipher);
    const wanted = generateItems(await this.factsOf(transaction, row, known, texts)).map((item) => ({
      ...item,
      instance: texts.instanceOf(item.instance),
    }));
    const plan = planRegeneration(await this.items.listItems(row, transaction), wanted);
    await this.items.insert(
      transaction,
      plan.insert.map(({ name, ...item }) => {
        const id = uuidv7();
        return { ...item, id, return_id: row.id, client_id: client, label: texts.encrypt('label', id, name) };
      }),
    );
    for (const { id, what, ...change } of plan.update) {
      await this.items.update(transaction, id, { ...change, ...(what ? { state_since: () => 'now()' } : {}) });
      const by = { actor_id: actor?.id ?? null, actor_name: actor ? fullName(actor) : null };
      if (what) await this.items.addEvent(transaction, { item_id: id, client_id: client, ...by, what, reason: null });
    }
    await this.items.mark(transaction, plan.unfounded, true);
    await this.items.mark(transaction, plan.founded, false);
    await this.returns.markGenerated(transaction, row);
  }

  private async factsOf(
    transaction: EntityManager,
    { id, client_id, tax_year }: TaxReturnEntity,
    intake: IntakeFacts,
    texts: RequestItemsCipher,
  ): Promise<RequestFacts> {
    const stored = await this.items.situations({ id, client_id }, transaction);
    const situations = stored ? texts.decryptSituations(id, stored.answers) : {};
    const earlier = await transaction.findOne(TaxReturnEntity, {
      where: { client_id, tax_year: LessThan(tax_year), newest: true },
      order: { tax_year: 'DESC' },
    });
    const before = earlier ? await this.items.listItems(earlier, transaction) : [];
    const last_season = before.flatMap((item) => {
      const name = item.state === 'accepted' ? texts.decrypt(item).label : null;
      return item.rule_key && name ? [{ rule_key: item.rule_key, name }] : [];
    });
    return { intake, situations, is_new_client: !earlier, last_season };
  }
}
