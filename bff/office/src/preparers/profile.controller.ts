import { Body, Controller, StreamableFile } from '@nestjs/common';
import { ProfileBody, type PreparerProfile } from '@portal/domain/preparers/profile.dto';
import { profileEndpoints } from '@portal/domain/preparers/profile.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { Upload } from '@portal/bff-platform/http/upload';
import { ProfileService } from './profile.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Serves(profileEndpoints.read)
  read(@CurrentActor() actor: Actor): Promise<PreparerProfile> {
    return this.profiles.read(actor);
  }

  @Serves(profileEndpoints.update)
  update(@CurrentActor() actor: Actor, @Body() body: ProfileBody): Promise<PreparerProfile> {
    return this.profiles.update(actor, body);
  }

  @Serves(profileEndpoints.picture)
  async picture(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    const jpeg = await this.profiles.picture(actor);
    return new StreamableFile(jpeg, { type: 'image/jpeg', length: jpeg.length, disposition: 'inline' });
  }

  @Serves(profileEndpoints.uploadPicture)
  uploadPicture(@CurrentActor() actor: Actor, @Body() upload: Upload): Promise<PreparerProfile> {
    return this.profiles.changePicture(actor, upload);
  }

  @Serves(profileEndpoints.removePicture)
  removePicture(@CurrentActor() actor: Actor): Promise<PreparerProfile> {
    return this.profiles.removePicture(actor);
  }
}
