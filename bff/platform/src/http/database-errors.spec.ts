import { message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/intake/intake.messages';
import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { ProblemError } from '../problem.error';
import { toProblem } from './to-problem';

const sql = (code: string) =>
  new QueryFailedError('SELECT secret', ['secret'], Object.assign(new Error('secret'), { code }));
const driver = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('problem code of an error', () => {
  it.each([
    ['an unexpected error', new TypeError('x is undefined'), 500],
    ['a thrown string', 'oops', 500],
    ['a syntax error', sql('42601'), 500],
    ['a malformed id', sql('22P02'), 404],
    ['a unique violation', sql('23505'), 409],
    ['a check violation', sql('23514'), 400],
    ['a number too large', sql('22003'), 400],
    ['a database shutdown', sql('57P01'), 503],
    ['a statement timeout', sql('57014'), 503],
    ['a lock timeout', sql('55P03'), 503],
    ['a deadlock', sql('40P01'), 503],
    ['too many connections', sql('53300'), 503],
    ['a full disk', sql('53100'), 503],
    ['a refused connection', driver('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 503],
    ['two refused connections', new AggregateError([driver('x', 'ECONNREFUSED')]), 503],
    ['a broken connection', driver('Connection terminated unexpectedly'), 503],
    ['a connection that broke before the first statement', new QueryRunnerProviderAlreadyReleasedError(), 503],
    ['a connection that broke between two statements', new QueryRunnerAlreadyReleasedError(), 503],
    ['an exhausted pool', driver('timeout exceeded when trying to connect'), 503],
    ['a query timeout', driver('Query read timeout'), 503],
    ['an oversized body', Object.assign(driver('x', 'FST_ERR_CTP_BODY_TOO_LARGE'), { statusCode: 413 }), 413],
    ['an unknown route', new HttpException('x', 404), 404],
    ['an unmapped status', new HttpException('x', 418), 500],
  ])('maps %s to its status', (_what, error, status) => {
    const problem = toProblem(error);
    expect(problem.status).toBe(status);
    expect(problem.facts.retry_after !== undefined).toBe(status === 503);
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it('returns a ProblemError unchanged', () => {
    const problem = new ProblemError('stale_version', message('intake.staleVersion'), { version: 3 });
    expect(toProblem(problem)).toBe(problem);
    expect(toProblem(new ProblemError('throttled', undefined, { retry_after: 7 })).facts.retry_after).toBe(7);
  });
});
