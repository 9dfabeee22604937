import { Controller, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ExportQuery, type ExportList } from '@portal/domain/exports/exports.dto';
import { exportEndpoints } from '@portal/domain/exports/exports.endpoints';
import type { FastifyReply } from 'fastify';
import { validateQuery } from '@portal/bff-platform/http/validate-query';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { ExportsService } from './exports.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ExportLists } from './export-lists';

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly lists: ExportLists,
    private readonly seasons: Seasons,
  ) {}

  @Serves(exportEndpoints.list)
  @Header('content-security-policy', "sandbox; default-src 'none'")
  async list(
    @CurrentActor() actor: Actor,
    @Param('list') name: string,
    @Query() { format, criteria = '' }: ExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const list = this.lists.find(name);
    if (!list) throw new ProblemError('not_found');
    const { stream, type, filename, total, more } = await list(({ endpoint, columns, page }) => {
      const query = validateQuery(endpoint, Object.fromEntries(new URLSearchParams(criteria)));
      return this.exports.export(actor, {
        list: name as ExportList,
        format,
        tax_year: this.seasons.areSeveral ? requestedTaxYear() : undefined,
        narrowedBy: Object.keys(query).filter((key) => key !== 'limit'),
        columns,
        page: (request) => page(actor, { ...query, ...request }),
      });
    });
    void reply.header('x-total-count', total);
    if (more) void reply.header('x-total-count-relation', 'at-least');
    return new StreamableFile(stream, { type, disposition: `attachment; filename="${filename}"` });
  }
}
