import { ChangePassword, Login, Register, User } from '@portal/domain/account/account.dto';
import { NewPin, Registration, Session } from '@portal/domain/account/session.dto';
import type { Shape } from '@portal/domain/contract/shapes';
import { DocumentRow } from '@portal/domain/documents/documents.dto';
import { Health } from '@portal/domain/health/health.dto';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { Site } from '@portal/domain/site/site.dto';
import { Estimate, EstimateLine } from '@portal/domain/tax/estimate.dto';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';

/**
 * Every class of the contract, by name: those that handlers take and, as much, those they answer with, whose fields a body may carry
 * but not set. `every-call.spec.ts` fails when one is missing.
 */
export const everyShape: Readonly<Record<string, Shape>> = {
  ChangePassword,
  Child,
  DocumentRow,
  Estimate,
  EstimateLine,
  Health,
  IntakeBody,
  IntakeForm,
  IntakeSnapshot,
  Login,
  NewPin,
  PreparerRow,
  Register,
  Registration,
  Session,
  Site,
  SpouseInfo,
  TaxEstimateRequest,
  User,
};
