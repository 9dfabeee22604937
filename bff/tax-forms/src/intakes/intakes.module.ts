import { Module } from '@nestjs/common';
import { AssignmentsModule } from '@portal/bff-office/assignments/assignments.module';
import { RequestsModule } from '@portal/bff-returns/requests/requests.module';
import { ReturnsModule } from '@portal/bff-returns/returns.module';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { AdminIntakesRepository } from './admin-intakes.repository';
import { AdminIntakesService } from './admin-intakes.service';
import { FormsBehindRepository } from './forms-behind.repository';
import { IntakeEncryption } from './intake.encryption';
import { IntakeProposalService } from './intake-proposal.service';
import { IntakesRepository } from './intakes.repository';
import { IntakesService } from './intakes.service';
import { ReturnsCatchUpJob } from './returns-catch-up.job';
import { SharedSsnsRepository } from './shared-ssns.repository';
import { SsnIndexRepository } from './ssn-index.repository';
import { SsnReindexJob } from './ssn-reindex.job';
import { PreparerIntakeService } from './preparer-intake.service';

@Module({
  imports: [AssignmentsModule, RequestsModule, ReturnsModule],
  providers: [
    IntakesService,
    IntakeProposalService,
    PreparerIntakeService,
    IntakesRepository,
    IntakeEncryption,
    AdminIntakesService,
    AdminIntakesRepository,
    ClientSearch,
    FormsBehindRepository,
    ReturnsCatchUpJob,
    SharedSsnsRepository,
    SsnIndexRepository,
    SsnReindexJob,
  ],
  exports: [IntakesService, IntakeProposalService, PreparerIntakeService, AdminIntakesService],
})
export class IntakesModule {}
