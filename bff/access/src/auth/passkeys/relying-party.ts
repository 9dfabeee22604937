import { Injectable } from '@nestjs/common';
import { Env } from '@portal/bff-platform/config/env';
import { currentRequest } from '@portal/bff-platform/request/request-context';

/**
 * The portal as passkeys know it: its origin, and its domain as the relying party id. Without PUBLIC_ORIGIN, which
 * production requires, they are those of the request; a forged host only makes the passkeys of this portal unusable.
 */
@Injectable()
export class RelyingParty {
  constructor(private readonly env: Env) {}

  get origin(): string {
    return this.url?.origin ?? '';
  }

  get id(): string {
    return this.url?.hostname ?? '';
  }

  private get url(): URL | undefined {
    const origin = this.env.PUBLIC_ORIGIN ?? currentRequest()?.origin ?? '';
    return URL.canParse(origin) ? new URL(origin) : undefined;
  }
}
