import { Body, Controller } from '@nestjs/common';
import { ClientPreferences, type StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { PreferencesService } from './preferences.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Serves(preferencesEndpoints.create)
  create(@CurrentActor() actor: Actor | undefined, @Body() body: ClientPreferences): Promise<StoredPreferences> {
    return this.preferences.create(actor, body);
  }
}
