import { Injectable } from '@nestjs/common';
import type { IntakeProposal } from '@portal/domain/intake/intake-proposal.dto';
import { proposedAnswers } from '@portal/domain/intake/intake.carry';
import { ownClientId } from '@portal/bff-access/client-access';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { IntakeEncryption } from './intake.encryption';
import { presentIntake } from './intake.presenter';
import { IntakesRepository } from './intakes.repository';

/**
 * Proposes the answers of an earlier year for a form that the client has not submitted yet. Reads only: a proposal counts
 * when the client confirms it, which is an ordinary change of the form.
 */
@Injectable()
export class IntakeProposalService {
  constructor(
    private readonly intakes: IntakesRepository,
    private readonly encryption: IntakeEncryption,
  ) {}

  async find(actor: Actor): Promise<IntakeProposal | null> {
    const client = ownClientId(actor);
    const tax_year = requestedTaxYear();
    const current = await this.intakes.findByClient(client, tax_year);
    if (current?.submitted) return null;
    const earlier = await this.intakes.findSubmittedBefore(client, tax_year);
    if (!earlier) return null;
    const cipher = await this.encryption.forClient(client);
    // The submitted version, without changes that the client has never submitted.
    const answers = proposedAnswers(presentIntake(earlier, cipher.decrypt(earlier)));
    return { from_tax_year: earlier.tax_year, answers };
  }
}
