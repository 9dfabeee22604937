import { Module } from '@nestjs/common';
import { DocumentsClientArea } from '@portal/bff-documents/areas';
import { OfficeClientArea } from '@portal/bff-office/areas';
import { RequestsClientArea, ReturnsClientArea } from '@portal/bff-returns/areas';
import { TaxFormsClientArea } from '@portal/bff-tax-forms/areas';

@Module({ imports: [DocumentsClientArea, OfficeClientArea, RequestsClientArea, ReturnsClientArea, TaxFormsClientArea] })
export class ClientModule {}
