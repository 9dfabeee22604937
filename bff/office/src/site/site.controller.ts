import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import type { Site } from '@portal/domain/site/site.dto';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { LogoService } from './logo.service';
import { SiteService } from './site.service';

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly logos: LogoService,
  ) {}

  @Serves(siteEndpoints.read)
  read(): Promise<Site> {
    return this.site.read();
  }

  // Immutable: a new logo gets a new URL.
  @Serves(siteEndpoints.logo)
  @Header('cache-control', 'public, max-age=31536000, immutable')
  async logo(@Param('key') key: string): Promise<StreamableFile> {
    const png = await this.logos.read(key);
    return new StreamableFile(png, { type: 'image/png', length: png.length, disposition: 'inline' });
  }
}
