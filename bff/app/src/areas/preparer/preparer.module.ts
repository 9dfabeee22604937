import { Module } from '@nestjs/common';
import { ClientsPreparerArea } from '@portal/bff-clients/areas';
import { OfficePreparerArea } from '@portal/bff-office/areas';

@Module({ imports: [ClientsPreparerArea, OfficePreparerArea] })
export class PreparerModule {}
