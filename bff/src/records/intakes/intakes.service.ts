import { Injectable } from '@nestjs/common';
import { check } from '@portal/domain/contract/check';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { intakeWords } from '@portal/domain/intake/intake.words';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../platform/actor';
import { ProblemError } from '../../platform/problem.error';
import { AuditService } from '../audit/audit.service';
import { emptyContent, mergeContent, type IntakeContent } from './intake.content';
import { IntakeRows } from './intake.rows';
import { IntakeSealing } from './intake.sealing';
import { presentIntake, presentSnapshot } from './intake.presenter';

/** A client's intake form of the tax year: one per client, drafted and submitted as often as needed. */
@Injectable()
export class IntakesService {
  constructor(
    private readonly database: DataSource,
    private readonly sealing: IntakeSealing,
    private readonly audit: AuditService,
  ) {}

  async mine(actor: Actor): Promise<IntakeForm | null> {
    const row = await new IntakeRows(this.database.manager).ofClient(actor.id, taxYear);
    if (!row) return null;
    const sealer = await this.sealing.of(actor.id);
    return presentIntake(row, sealer.content(row));
  }

  /** @throws ProblemError already_exists with the id of the form that is there; invalid_input */
  async create(actor: Actor, body: IntakeBody): Promise<IntakeForm> {
    const said = mergeContent(emptyContent(), body);
    mustHold(said);
    const content = withDefaults(said, body);
    const [id, sealer] = [uuidv7(), await this.sealing.of(actor.id)];
    return this.database.transaction(async (manager) => {
      const rows = new IntakeRows(manager);
      const row = await rows.insert({ id, user_id: actor.id, tax_year: taxYear, ...sealer.columns(id, content) });
      if (!row) throw await this.alreadyThere(rows, actor);
      if (content.submitted) await rows.keepSnapshot(row, actor, sealer, content);
      const action = content.submitted ? 'intake.submitted' : 'intake.created';
      await this.audit.record({ action, actor, object_type: 'intake_form', object_id: id }, manager);
      return presentIntake(row, content);
    });
  }

  /** @throws ProblemError not_found; stale_version with the version that is there; invalid_input */
  async update(actor: Actor, id: string, body: IntakeBody): Promise<IntakeForm> {
    const sealer = await this.sealing.of(actor.id);
    return this.database.transaction(async (manager) => {
      const rows = new IntakeRows(manager);
      const stored = await rows.lock(id, actor.id);
      if (!stored) throw new ProblemError('not_found');
      if ((body.version ?? stored.version) !== stored.version) throw stale(stored.version);
      const content = mergeContent(sealer.content(stored), body);
      mustHold(content);
      const row = await rows.replace(stored, sealer.columns(id, content));
      if (!row) throw stale(stored.version + 1);
      if (content.submitted) {
        await rows.keepSnapshot(row, actor, sealer, content);
        const action = 'intake.submitted';
        await this.audit.record({ action, actor, object_type: 'intake_form', object_id: id }, manager);
      }
      return presentIntake(row, content);
    });
  }

  /** What was submitted, newest first. @throws ProblemError not_found */
  async history(actor: Actor, id: string): Promise<IntakeSnapshot[]> {
    const rows = new IntakeRows(this.database.manager);
    const form = await rows.owned(id, actor.id);
    if (!form) throw new ProblemError('not_found');
    const sealer = await this.sealing.of(actor.id);
    const snapshots = await rows.snapshots(id);
    return snapshots.map((row) => presentSnapshot(row, sealer.openSnapshot(row.id, row.form)));
  }

  private async alreadyThere(rows: IntakeRows, actor: Actor): Promise<ProblemError> {
    const there = await rows.ofClient(actor.id, taxYear);
    return new ProblemError('already_exists', intakeWords.alreadyThere, { id: there?.id });
  }
}

/** A submitted form is whole; a draft may have gaps, but what it says must be well formed. */
function mustHold(content: IntakeContent): void {
  const { errors } = check(IntakeBody, content, content.submitted ? 'whole' : 'draft');
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
}

/** Defaults of a new form (part 1, section 3), laid in after the check: a submit must say what it means. */
const withDefaults = (content: IntakeContent, body: IntakeBody): IntakeContent => ({
  ...content,
  filing_status: body.filing_status === undefined ? 'single' : content.filing_status,
  account_type: body.account_type === undefined ? 'checking' : content.account_type,
});

const stale = (version: number): ProblemError =>
  new ProblemError('stale_version', intakeWords.staleVersion, { version });
