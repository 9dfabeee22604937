import { Module } from '@nestjs/common';
import { ClientsPreparerArea } from '@portal/bff-clients/areas';
import { OfficePreparerArea } from '@portal/bff-office/areas';
import { RequestsPreparerArea, ReturnsPreparerArea } from '@portal/bff-returns/areas';

@Module({ imports: [ClientsPreparerArea, OfficePreparerArea, RequestsPreparerArea, ReturnsPreparerArea] })
export class PreparerModule {}
