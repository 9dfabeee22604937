import { Module } from '@nestjs/common';
import { DocumentsRepository } from './documents.repository';
import { DocumentsService } from './documents.service';

@Module({ providers: [DocumentsService, DocumentsRepository], exports: [DocumentsService] })
export class DocumentsModule {}
