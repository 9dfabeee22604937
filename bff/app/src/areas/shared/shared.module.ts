import { Module } from '@nestjs/common';
import { AccessSharedArea } from '@portal/bff-access/areas';
import { ClientsSharedArea } from '@portal/bff-clients/areas';
import { HealthModule } from '@portal/bff-platform/http/health/health.module';
import { DocumentsSharedArea } from '@portal/bff-documents/areas';
import { MessagesSharedArea } from '@portal/bff-messages/areas';
import { OfficeSharedArea } from '@portal/bff-office/areas';
import { TaxFormsSharedArea } from '@portal/bff-tax-forms/areas';

@Module({
  imports: [
    AccessSharedArea,
    ClientsSharedArea,
    DocumentsSharedArea,
    HealthModule,
    MessagesSharedArea,
    OfficeSharedArea,
    TaxFormsSharedArea,
  ],
})
export class SharedModule {}
