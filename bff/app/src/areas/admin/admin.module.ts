import { Module } from '@nestjs/common';
import { AccessAdminArea } from '@portal/bff-access/areas';
import { ClientsAdminArea } from '@portal/bff-clients/areas';
import { OfficeAdminArea } from '@portal/bff-office/areas';
import { ReturnsAdminArea } from '@portal/bff-returns/areas';
import { TaxFormsAdminArea } from '@portal/bff-tax-forms/areas';

@Module({ imports: [AccessAdminArea, ClientsAdminArea, OfficeAdminArea, ReturnsAdminArea, TaxFormsAdminArea] })
export class AdminModule {}
