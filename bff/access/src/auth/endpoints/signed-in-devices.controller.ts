import { Controller, Param, Query } from '@nestjs/common';
import type { SignedInDevice } from '@portal/domain/signed-in-devices/signed-in-devices.dto';
import { signedInDeviceEndpoints } from '@portal/domain/signed-in-devices/signed-in-devices.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { SignedInDevicesService } from '../signed-in-devices/signed-in-devices.service';

@Controller()
export class SignedInDevicesController {
  constructor(private readonly devices: SignedInDevicesService) {}

  @Serves(signedInDeviceEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<SignedInDevice>> {
    return this.devices.list(actor, request);
  }

  @Serves(signedInDeviceEndpoints.signOut)
  signOut(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.devices.signOut(actor, id);
  }

  @Serves(signedInDeviceEndpoints.signOutOthers)
  signOutOthers(@CurrentActor() actor: Actor): Promise<void> {
    return this.devices.signOutOthers(actor);
  }
}
