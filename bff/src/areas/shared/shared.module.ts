import { Module } from '@nestjs/common';
import { AccessSharedArea } from '../../auth/access.areas';
import { HealthModule } from '../../http/health/health.module';
import { DocumentsSharedArea } from '../../modules/documents.areas';
import { MessagesSharedArea } from '../../modules/messages.areas';
import { OfficeSharedArea } from '../../modules/office.areas';
import { TaxFormsSharedArea } from '../../modules/tax-forms.areas';

@Module({
  imports: [
    AccessSharedArea,
    DocumentsSharedArea,
    HealthModule,
    MessagesSharedArea,
    OfficeSharedArea,
    TaxFormsSharedArea,
  ],
})
export class SharedModule {}
