import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { message } from '@portal/domain/i18n/message';
import type { PreparerProfile, ProfileBody } from '@portal/domain/preparers/profile.dto';
import type {} from '@portal/domain/preparers/profile.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ImageReencoder, type UploadedFile } from '@portal/bff-platform/pictures/image-reencoder';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { profileIn } from './admin-preparers.service';
import { AdminPreparersRepository, type AdminPreparerRow } from './admin-preparers.repository';
import { presentProfile } from './preparer.presenter';

/** Preparers' changes to their own public profile; changes by admins are in `AdminPreparersService`. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: DataSource,
    private readonly preparers: AdminPreparersRepository,
    private readonly audit: AuditService,
    private readonly images: ImageReencoder,
  ) {}

  async read(actor: Actor): Promise<PreparerProfile> {
    return presentProfile(await this.find(actor));
  }

  /** @throws ProblemError stale_version with the current version */
  update(actor: Actor, { version, ...change }: ProfileBody): Promise<PreparerProfile> {
    return this.change(actor, 'profile.update', async (transaction, before) => {
      if (version !== undefined && version !== before.version)
        throw new ProblemError('stale_version', message('profile.changedMeanwhile'), { version: before.version });
      await this.preparers.changeProfile(transaction, actor.id, profileIn(change));
    });
  }

  /** Returns a JPEG. @throws ProblemError not_found if there is none */
  async picture(actor: Actor): Promise<Buffer> {
    const { picture } = await this.find(actor);
    if (!picture) throw new ProblemError('not_found');
    return picture;
  }

  /** @throws ProblemError too_large, or invalid_input unless it is a JPEG or PNG that can be decoded */
  async changePicture(actor: Actor, file: UploadedFile): Promise<PreparerProfile> {
    const { bytes } = await this.images.reencode(file, 'portrait', message('profile.pictureTooLarge'));
    return this.setPicture(actor, bytes);
  }

  removePicture(actor: Actor): Promise<PreparerProfile> {
    return this.setPicture(actor, null);
  }

  private setPicture(actor: Actor, picture: Buffer | null): Promise<PreparerProfile> {
    return this.change(actor, 'profile.picture', (transaction) =>
      this.preparers.changePicture(transaction, actor.id, picture),
    );
  }

  private async change(
    actor: Actor,
    action: AuditAction,
    work: (transaction: EntityManager, before: AdminPreparerRow) => Promise<void>,
  ): Promise<PreparerProfile> {
    return this.database.transaction(async (transaction) => {
      const before = await this.preparers.lock(transaction, actor.id);
      if (!before) throw new ProblemError('not_found');
      await work(transaction, before);
      await this.audit.record({ action, actor, object_type: 'user', object_id: actor.id }, transaction);
      return presentProfile(await this.find(actor, transaction));
    });
  }

  private async find(actor: Actor, manager?: EntityManager): Promise<AdminPreparerRow> {
    const found = await this.preparers.findById(actor.id, manager);
    if (!found) throw new ProblemError('not_found');
    return found;
  }
}
