import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { Env } from '../config/env';
import { mailFolder } from './mail-transport';

export interface LocalMail {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

const shown = 50;
const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Emails written to files because there is no mail server. */
@Injectable()
export class LocalMails {
  private readonly folder: string;

  constructor(env: Env) {
    this.folder = mailFolder(env);
  }

  /** Returns the newest email first. */
  async list(): Promise<LocalMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
    const newest = ids.filter(isId).sort().reverse().slice(0, shown);
    const mails = await Promise.all(newest.map((id) => this.find(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  async find(id: string): Promise<LocalMail | undefined> {
    const file = isId(id) ? await readFile(join(this.folder, `${id}.eml`)).catch(() => undefined) : undefined;
    if (!file) return undefined;
    const { to = [], subject = '', date = '', text = '' } = await PostalMime.parse(file);
    return { id, to: to.map(({ address }) => address ?? '').join(', '), subject, date, text };
  }
}
