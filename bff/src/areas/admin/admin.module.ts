import { Module } from '@nestjs/common';
import { AccessAdminArea } from '../../auth/access.areas';
import { ClientsAdminArea } from '../../modules/clients.areas';
import { OfficeAdminArea } from '../../modules/office.areas';
import { TaxFormsAdminArea } from '../../modules/tax-forms.areas';

@Module({ imports: [AccessAdminArea, ClientsAdminArea, OfficeAdminArea, TaxFormsAdminArea] })
export class AdminModule {}
