import { Module } from '@nestjs/common';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { MessagesModule } from '@portal/bff-messages/messages/messages.module';
import { SiteModule } from '@portal/bff-office/site/site.module';
import { AnsweredQuestions } from './answered-questions';
import { BulkMovesService } from './bulk-moves.service';
import { DeadlinesService } from './deadlines.service';
import { QueueRepository } from './queue.repository';
import { QueueService } from './queue.service';
import { ReturnEncryption } from './return.cipher';
import { ReturnMails } from './return-mails';
import { ReturnStatusService } from './return-status.service';
import { ReturnTotalsRepository } from './return-totals.repository';
import { ReturnsRepository } from './returns.repository';
import { ReturnsService } from './returns.service';
import { StaffMovesService } from './staff-moves.service';

@Module({
  imports: [MessagesModule, SiteModule],
  providers: [
    AnsweredQuestions,
    BulkMovesService,
    ClientSearch,
    DeadlinesService,
    QueueRepository,
    QueueService,
    ReturnEncryption,
    ReturnMails,
    ReturnStatusService,
    ReturnTotalsRepository,
    ReturnsRepository,
    ReturnsService,
    StaffMovesService,
  ],
  exports: [
    BulkMovesService,
    DeadlinesService,
    QueueService,
    ReturnStatusService,
    ReturnsRepository,
    ReturnsService,
    StaffMovesService,
  ],
})
export class ReturnsModule {}
