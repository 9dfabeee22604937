import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fillPath } from '@portal/domain/contract/endpoint';
import { message } from '@portal/domain/i18n/message';
import type { SiteLogo } from '@portal/domain/site/site.dto';
import { siteEndpoints } from '@portal/domain/site/site.endpoints';
import type {} from '@portal/domain/site/site-settings.messages';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ImageReencoder, type UploadedFile } from '@portal/bff-platform/pictures/image-reencoder';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { SiteSettingsEntity } from './site-settings.entity';
import { SiteRepository, type LogoChange } from './site.repository';

const none: LogoChange = { logo: null, logo_key: null, logo_type: null, logo_width: null, logo_height: null };

/** The logo next to the office's name. */
@Injectable()
export class LogoService {
  constructor(
    private readonly database: DataSource,
    private readonly site: SiteRepository,
    private readonly audit: AuditService,
    private readonly images: ImageReencoder,
  ) {}

  /** Returns a PNG. @throws ProblemError not_found for any key but the current one */
  async read(key: string): Promise<Buffer> {
    const logo = await this.site.findLogo(key);
    if (!logo) throw new ProblemError('not_found');
    return logo;
  }

  /** @throws ProblemError too_large, or invalid_input unless it is a JPEG or PNG that can be decoded */
  async change(actor: Actor, file: UploadedFile): Promise<SiteLogo> {
    const picture = await this.images.reencode(file, 'logo', message('siteSettings.logoTooLarge'));
    const { bytes, width, height } = picture;
    const logo_key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await this.store(actor, { logo: bytes, logo_key, logo_type: 'image/png', logo_width: width, logo_height: height });
    return { url: addressOf(logo_key), width, height };
  }

  remove(actor: Actor): Promise<void> {
    return this.store(actor, none);
  }

  private async store(actor: Actor, logo: LogoChange): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.site.changeLogo(transaction, logo);
      const action = logo.logo ? 'site.change_logo' : 'site.remove_logo';
      await this.audit.record({ action, actor, object_type: 'site', object_id: '1' }, transaction);
    });
  }
}

const addressOf = (key: string): string => `/api${fillPath(siteEndpoints.logo.path, { key })}`;

export const logoOf = ({ logo_key, logo_width, logo_height }: SiteSettingsEntity): SiteLogo | null =>
  logo_key !== null && logo_width !== null && logo_height !== null
    ? { url: addressOf(logo_key), width: logo_width, height: logo_height }
    : null;
