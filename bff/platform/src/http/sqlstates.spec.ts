import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '../../testing/embedded';
import { problemOfSqlState } from './sqlstates';

/** Reads PostgreSQL's own list, which the package of the embedded server contains. */
function allCodes(): string[] {
  const text = readFileSync(join(postgresHome(), 'share/postgresql/errcodes.txt'), 'utf8');
  return [...new Set([...text.matchAll(/^([0-9A-Z]{5})\s+[EWS]\s/gm)].map(([, code = '']) => code))];
}

describe('SQLSTATE', () => {
  it('has a decision for each of the codes of PostgreSQL', () => {
    const codes = allCodes();
    expect(codes.length).toBeGreaterThan(250);
    expect(codes.filter((code) => problemOfSqlState(code) === undefined)).toEqual([]);
  });

  it.each([
    ['a deadlock', '40P01', 'unavailable'],
    ['a serialization failure', '40001', 'unavailable'],
    ['a lock of another session', '55P03', 'unavailable'],
    ['a full disk', '53100', 'unavailable'],
    ['a shutdown', '57P01', 'unavailable'],
    ['a lost connection', '08006', 'unavailable'],
    ['a duplicate', '23505', 'conflict'],
    ['a malformed id', '22P02', 'not_found'],
    ['a number that is too large', '22003', 'invalid_input'],
    ['a syntax error', '42601', 'internal'],
    ['a missing value', '23502', 'internal'],
  ])('answers %s, %s, with %s', (_what, code, problem) => expect(problemOfSqlState(code)).toBe(problem));

  it.each(['EPIPE', 'ENOSPC', '', '2350', '23505x', 'QQ000'])('has no decision for %p', (code) =>
    expect(problemOfSqlState(code)).toBeUndefined(),
  );
});
