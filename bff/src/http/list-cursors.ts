import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { FastifyRequest } from 'fastify';
import { Env } from '../config/env';
import { derivedKey } from '../config/secrets';
import { ProblemError } from '../platform/problem.error';

type ListRequest = Pick<FastifyRequest, 'url' | 'about'>;

/**
 * Where a page of a list ended, signed for that list, its filters and order, and the person who got it: a cursor of somebody else, or of
 * another list, would tell where a row stands that they may not see.
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

  /** @returns the id of the last row that was got. @throws ProblemError invalid_input */
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

/** The address with what is filtered and sorted by, but not which part of it. */
function listOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const name of ['limit', 'cursor']) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}
