import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import { IntakeBody, PreparerIntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { PreparerChoiceService } from '@portal/bff-office/assignments/preparer-choice.service';
import { ReturnsService } from '@portal/bff-returns/returns.service';
import { ItemRegeneration } from '@portal/bff-returns/requests/item-regeneration';
import { TaxFormsService, type Writing } from '../tax-forms/tax-forms.service';
import { emptyContent, mergeContent, withInitialValues, type IntakeContent } from './intake.content';
import { IntakeEncryption, type IntakeCipher } from './intake.encryption';
import { presentIntake, presentSnapshot } from './intake.presenter';
import { needSameDocuments } from './intake.facts';
import { IntakesRepository, type IntakeColumns, type IntakeRow } from './intakes.repository';

type IntakeWriting = Writing<IntakeContent, IntakeRow, IntakeColumns>;

@Injectable()
export class IntakesService extends TaxFormsService<
  IntakeBody,
  IntakeContent,
  IntakeRow,
  IntakeColumns,
  IntakeForm,
  IntakeSnapshot
> {
  constructor(
    database: DataSource,
    intakes: IntakesRepository,
    private readonly encryption: IntakeEncryption,
    audit: AuditService,
    seasons: Seasons,
    private readonly choices: PreparerChoiceService,
    private readonly returns: ReturnsService,
    private readonly requests: ItemRegeneration,
  ) {
    super(database, intakes, audit, seasons, {
      name: 'intake',
      object: 'intake_form',
      shape: IntakeBody,
      empty: emptyContent,
      merge: mergeContent,
      withInitialValues,
      present: presentIntake,
      presentSnapshot,
      alreadyThere: message('intake.alreadyThere'),
      staleVersion: message('intake.staleVersion'),
    });
  }

  /**
   * Creates or updates the client's form and submits it to a preparer; `also` runs in the same transaction.
   * @throws ProblemError stale_version, invalid_input
   */
  async submitWith(
    actor: Actor,
    body: PreparerIntakeBody,
    also: (transaction: EntityManager) => Promise<unknown>,
  ): Promise<IntakeForm> {
    const client = ownClientId(actor);
    const cipher = await this.cipherOf(client);
    return this.database.transaction(async (transaction) => {
      const writing = { transaction, actor, client, cipher, shape: PreparerIntakeBody, also };
      return this.createOrUpdate(writing, { ...body, submitted: true });
    });
  }

  /** The first draft of the form begins the client's return. */
  protected override async afterCreate({ transaction, actor, client }: IntakeWriting, row: IntakeRow): Promise<void> {
    await this.returns.begin(transaction, actor, client, row.tax_year);
  }

  /** The documents that the return needs follow from the form. */
  protected override async afterStore(
    { transaction, actor, client, cipher: { cipher } }: IntakeWriting,
    { tax_year }: IntakeRow,
    content: IntakeContent,
    before?: IntakeContent,
  ): Promise<void> {
    if (!before || content.submitted || !needSameDocuments(before, content))
      await this.requests.run(transaction, { actor, client, tax_year, cipher });
  }

  /** Assigns the preparer chosen by the client, unless the form was submitted to a particular preparer. */
  protected override async afterSubmit(writing: IntakeWriting, row: IntakeRow): Promise<void> {
    const { transaction, actor, client, also } = writing;
    await (also ? also(transaction) : this.choices.assignChosen(transaction, actor));
    await this.returns.submitted(transaction, actor, client, row.tax_year);
  }

  protected cipherOf(client: ReadableClientId): Promise<IntakeCipher> {
    return this.encryption.forClient(client);
  }
}
