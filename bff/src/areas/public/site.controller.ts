import { Controller } from '@nestjs/common';
import { siteCalls } from '@portal/domain/site/site.calls';
import type { Site } from '@portal/domain/site/site.dto';
import { Serves } from '../../http/serves.decorator';
import { SiteService } from '../../records/site/site.service';

@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Serves(siteCalls.read)
  read(): Promise<Site> {
    return this.site.read();
  }
}
