import { Injectable } from '@nestjs/common';
import type { PreparerIntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentsService } from '@portal/bff-office/assignments/assignments.service';
import { IntakesService } from './intakes.service';

/** The intake form on a preparer's page: submitting it chooses that preparer. */
@Injectable()
export class PreparerIntakeService {
  constructor(
    private readonly intakes: IntakesService,
    private readonly assignments: AssignmentsService,
  ) {}

  /** @throws ProblemError not_found if no approved preparer has the code; stale_version; invalid_input */
  async submit(actor: Actor, code: string, body: PreparerIntakeBody): Promise<IntakeForm> {
    const { id } = await this.assignments.preparerOfCode(actor, code);
    const assignment = { client_ids: [actor.id], preparer_id: id, via: 'preparer_intake' } as const;
    return this.intakes.submitWith(actor, body, (transaction) =>
      this.assignments.assign(transaction, actor, assignment),
    );
  }
}
