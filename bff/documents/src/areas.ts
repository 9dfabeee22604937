import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';
import { DocumentsModule } from './documents.module';
import { OwnDocumentsController } from './own-documents.controller';

/** Modules that documents add to each area. */
@Module({ imports: [DocumentsModule], controllers: [OwnDocumentsController] })
export class DocumentsClientArea {}

@Module({ imports: [DocumentsModule], controllers: [DocumentsController] })
export class DocumentsSharedArea {}
