import { Module } from '@nestjs/common';
import { ClientsPreparerArea } from '../../modules/clients.areas';
import { OfficePreparerArea } from '../../modules/office.areas';

@Module({ imports: [ClientsPreparerArea, OfficePreparerArea] })
export class PreparerModule {}
