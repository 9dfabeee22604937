import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { SiteSettings, SiteSettingsBody } from '@portal/domain/site/site-settings.dto';
import type {} from '@portal/domain/site/site-settings.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { asUnknownTimeZone } from '@portal/bff-platform/database/unknown-time-zone';
import type { Actor } from '@portal/bff-platform/request/actor';
import { SiteRepository, type SiteChange } from './site.repository';

/** The office's settings, changed by its admin. */
@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly site: SiteRepository,
    private readonly audit: AuditService,
  ) {}

  read(): Promise<SiteSettings> {
    return this.present(this.database.manager);
  }

  /** @throws ProblemError stale_version with the current version; invalid_input */
  update(actor: Actor, { version, featured_preparer_ids, ...body }: SiteSettingsBody): Promise<SiteSettings> {
    return this.database.transaction(async (transaction) => {
      const { version: current, time_zone } = await this.site.lock(transaction);
      if (version !== undefined && version !== current)
        throw new ProblemError('stale_version', message('siteSettings.changedMeanwhile'), { version: current });
      await this.site.update(transaction, changeIn(body)).catch(unknownTimeZone);
      if (featured_preparer_ids !== undefined)
        await this.feature(transaction, [...new Set(featured_preparer_ids ?? [])]);
      const settings = await this.present(transaction);
      const details = { ...(settings.time_zone === time_zone ? {} : { time_zone: settings.time_zone ?? null }) };
      const about = { object_type: 'site', object_id: '1', details };
      await this.audit.record({ action: 'site.update', actor, ...about }, transaction);
      return settings;
    });
  }

  private async feature(transaction: EntityManager, ids: readonly string[]): Promise<void> {
    const approved = await this.site.findApproved(transaction, ids);
    if (approved.length !== ids.length) {
      const detail = message('siteSettings.notApproved');
      throw new ProblemError('invalid_input', undefined, { errors: [{ field: 'featured_preparer_ids', detail }] });
    }
    await this.site.feature(transaction, ids);
  }

  private async present(manager: EntityManager): Promise<SiteSettings> {
    const site = await this.site.read(manager);
    return {
      name: site.name,
      founded_year: site.founded_year,
      phone: site.phone,
      second_phone: site.second_phone,
      email: site.email,
      legal_name: site.legal_name,
      price_note: site.price_note,
      price_note_es: site.price_note_es,
      accent_colour: site.accent_colour,
      trust_badges: site.trust_badges,
      requires_review: site.requires_review,
      time_zone: site.time_zone,
      featured_preparer_ids: await this.site.findFeatured(manager),
      version: site.version,
    };
  }
}

const optionalLines = ['second_phone', 'legal_name', 'price_note', 'price_note_es'] as const;

const unknownTimeZone = asUnknownTimeZone(message('siteSettings.fields.time_zone'));

/** The database has the only default. */
const defaultOfColumn = () => 'DEFAULT';

/** Normalizes a change: lower-case colors, no blank or duplicate badges, and empty strings clear a field. */
function changeIn({ accent_colour, trust_badges, requires_review, time_zone, ...body }: SiteSettingsBody): SiteChange {
  const change = {
    ...body,
    ...Object.fromEntries(optionalLines.map((line) => [line, body[line] === '' ? null : body[line]])),
    accent_colour: accent_colour === '' ? null : (accent_colour?.toLowerCase() ?? accent_colour),
    requires_review: requires_review === null ? false : requires_review,
    time_zone: time_zone === null || time_zone === '' ? defaultOfColumn : time_zone,
    trust_badges:
      trust_badges === null ? [] : trust_badges && [...new Set(trust_badges.filter((badge) => badge !== ''))],
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
