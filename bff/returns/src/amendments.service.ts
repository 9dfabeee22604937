import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { AmendReturn } from '@portal/domain/returns/amendments.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import type {} from '@portal/domain/returns/returns.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { assignedClientId } from '@portal/bff-access/client-access';
import { Encryption, type OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { RequestItemsCipher } from './requests/request-items.cipher';
import { RequestItemsRepository } from './requests/request-items.repository';
import { ReturnCipher } from './return.cipher';
import type { TaxReturnEntity } from './return.entity';
import { ReturnStatusService } from './return-status.service';
import { ReturnsRepository } from './returns.repository';
import { ReturnsService, wrongState } from './returns.service';
import { assertVersion, StaffMovesService, type Which } from './staff-moves.service';

/** Corrections of returns that every authority has accepted. */
@Injectable()
export class AmendmentsService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly status: ReturnStatusService,
    private readonly moves: ReturnsService,
    private readonly staff: StaffMovesService,
    private readonly items: RequestItemsRepository,
    private readonly encryption: Encryption,
  ) {}

  /** @throws ProblemError not_found; wrong_state with the state that is there; stale_version; conflict in a closed season */
  async beginOfClient(actor: Actor, clientId: string, body: AmendReturn): Promise<ReturnDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.begin(actor, { client, tax_year: requestedTaxYear() }, body);
  }

  /** Like `beginOfClient`, for an admin and any client. @throws ProblemError conflict without a preparer */
  async beginOfAny(actor: Actor, id: string, body: AmendReturn): Promise<ReturnDetail> {
    const { client, row } = await this.status.findAny(actor, id);
    return this.begin(actor, { client, tax_year: row.tax_year, id }, body);
  }

  private async begin(actor: Actor, which: Which, { version, note }: AmendReturn): Promise<ReturnDetail> {
    const owner = await this.encryption.forOwner(which.client);
    const row = await this.staff.change(actor, which, async (transaction, accepted) => {
      if (accepted.state !== 'accepted') throw wrongState(accepted);
      assertVersion(accepted, version);
      if (accepted.sequence >= returnLimits.perYear)
        throw new ProblemError('conflict', message('returns.tooManyAmended'));
      if (!(await this.returns.hasPreparer(transaction, which.client)))
        throw new ProblemError('conflict', message('returns.needsPreparer'));
      const id = uuidv7();
      const written = note?.trim() ? new ReturnCipher(owner).encrypt('return_transitions', id, note.trim()) : null;
      const amended = await this.moves.amend(transaction, actor, accepted, { id, note: written });
      await this.takeOver(transaction, accepted, amended, owner);
      return amended;
    });
    return this.status.detail(actor, which.client, row);
  }

  /** Requested documents and the answers they follow from belong to the newest return, so that all of them stay in sight. */
  private async takeOver(
    transaction: EntityManager,
    accepted: TaxReturnEntity,
    amended: TaxReturnEntity,
    owner: OwnerCipher,
  ): Promise<void> {
    await this.items.handOn(transaction, accepted, amended);
    const stored = await this.items.situations(accepted, transaction);
    if (!stored) return;
    const cipher = new RequestItemsCipher(owner);
    const answers = cipher.encryptSituations(amended.id, cipher.decryptSituations(accepted.id, stored.answers));
    // Keeps the version, so that a page that is open on these answers can still save them.
    await this.items.insertSituations(transaction, { ...stored, return_id: amended.id, answers });
  }
}
