import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text for messages to clients, kept by an admin. */
@Entity('message_templates')
export class MessageTemplateEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** The office whose preparers may use it; null for all offices. */
  @Column('text', { nullable: true }) office_id!: string | null;
  @Column('text') text!: string;
  @Column('text') text_es!: string;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
