import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { FastifyRequest } from 'fastify';
import { Env } from '../config/env';
import { derivedKey } from '../config/secrets';
import { ProblemError } from '../problem.error';

type ListRequest = Pick<FastifyRequest, 'url' | 'about'>;

/**
 * Signs page cursors, bound to the list, its filters and order, and the person. Otherwise, a cursor from another person
 * or list would reveal the position of a row that the caller may not see.
 */
@Injectable()
export class ListCursors {
  private readonly key;

  constructor(env: Env) {
    this.key = derivedKey(env.JWT_SECRET, 'list cursors');
  }

  sign(request: ListRequest, id: string): string {
    return `${id}.${this.signature(request, id).toString('base64url')}`;
  }

  /** @returns the id of the last row already sent. @throws ProblemError invalid_input */
  read(request: ListRequest, cursor: string): string {
    const at = cursor.lastIndexOf('.');
    const [id, sent] = [cursor.slice(0, Math.max(0, at)), Buffer.from(cursor.slice(at + 1), 'base64url')];
    const own = this.signature(request, id);
    if (sent.length === own.length && timingSafeEqual(sent, own)) return id;
    throw new ProblemError('invalid_input', undefined, {
      errors: [{ field: 'cursor', detail: message('requests.badCursor') }],
    });
  }

  private signature({ url, about }: ListRequest, id: string): Buffer {
    const signed = JSON.stringify([listOf(url), about.actor?.id ?? '', id]);
    return createHmac('sha256', this.key).update(signed).digest().subarray(0, 16);
  }
}

/** Returns the URL with its filters and order, without the paging parameters. */
function listOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const name of ['limit', 'cursor']) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}
