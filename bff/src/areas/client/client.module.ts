import { Module } from '@nestjs/common';
import { DocumentsClientArea } from '../../modules/documents.areas';
import { OfficeClientArea } from '../../modules/office.areas';
import { TaxFormsClientArea } from '../../modules/tax-forms.areas';

@Module({ imports: [DocumentsClientArea, OfficeClientArea, TaxFormsClientArea] })
export class ClientModule {}
