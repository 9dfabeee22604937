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

  it('is temporary only for connections, locks, resources, timeouts and shutdown', () => {
    const temporary = allCodes().filter((code) => problemOfSqlState(code) === 'unavailable');
    expect(temporary.join(' ')).toBe(
      [
        '08000 08003 08006 08001 08004 08007 08P01 25006 25P02 25P03 25P04 26000 28000 28P01 3D000',
        '40000 40001 40003 40P01 53000 53100 53200 53300 53400 55006 55P03',
        '57000 57014 57P01 57P02 57P03 57P04 57P05 58000 58030 58P01 58P02 58P03 F0000 F0001',
      ].join(' '),
    );
  });

  it('is the fault of the caller only for conflicts, invalid values and malformed ids', () => {
    const blamed = allCodes().map((code) => [code, problemOfSqlState(code)] as const);
    const blame = Object.fromEntries(
      blamed.filter(([, problem]) => problem !== 'unavailable' && problem !== 'internal'),
    );
    expect(blame).toEqual({
      '22001': 'invalid_input',
      '22003': 'invalid_input',
      '22007': 'invalid_input',
      '22008': 'invalid_input',
      '22021': 'not_found',
      '22P02': 'not_found',
      '22P05': 'invalid_input',
      '23001': 'conflict',
      '23503': 'conflict',
      '23505': 'conflict',
      '23514': 'invalid_input',
      '23P01': 'conflict',
      '40002': 'conflict',
    });
  });

  it.each(['EPIPE', 'ENOSPC', '', '2350', '23505x', 'QQ000'])('has no decision for %p', (code) =>
    expect(problemOfSqlState(code)).toBeUndefined(),
  );
});
