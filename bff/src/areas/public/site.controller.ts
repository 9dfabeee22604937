import { Controller } from '@nestjs/common';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import type { Site } from '@portal/domain/site/site.dto';
import { Serves } from '../../http/serves.decorator';
import { SiteService } from '../../modules/site/site.service';

@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Serves(siteEndpoints.read)
  read(): Promise<Site> {
    return this.site.read();
  }
}
