import { Injectable } from '@nestjs/common';
import type { Site } from '@portal/domain/site/site.dto';
import { Env } from '@portal/bff-platform/config/env';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { logoOf } from './logo.service';
import { SiteRepository } from './site.repository';

@Injectable()
export class SiteService {
  constructor(
    private readonly site: SiteRepository,
    private readonly env: Env,
    private readonly seasons: Seasons,
  ) {}

  /** The office's rules of work, and the IANA name of the time zone in which its days begin. */
  async rules(): Promise<{ timeZone: string; requiresReview: boolean }> {
    const { time_zone, requires_review } = await this.site.read();
    return { timeZone: time_zone, requiresReview: requires_review };
  }

  /** IANA name of the time zone in which the office's days begin. */
  async timeZone(): Promise<string> {
    return (await this.rules()).timeZone;
  }

  async read(): Promise<Site> {
    const site = await this.site.read();
    const { name, phone, second_phone, email, founded_year, accent_colour, trust_badges } = site;
    const { legal_name, price_note, price_note_es } = site;
    return {
      name,
      phone,
      second_phone,
      email,
      founded_year,
      accent_colour,
      logo: logoOf(site),
      trust_badges,
      legal_name,
      price_note,
      price_note_es,
      preparer_signup: this.env.PREPARER_SIGNUP,
      tax_year: this.seasons.default ?? null,
      password_min_length: this.env.PASSWORD_MIN_LENGTH,
      demo: this.env.DEMO,
    };
  }
}
