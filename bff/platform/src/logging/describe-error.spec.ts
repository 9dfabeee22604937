import { QueryFailedError } from 'typeorm';
import { describeError } from '@portal/server/describe-error';

describe('logged error', () => {
  it('omits row, statement and input values', () => {
    const driver = Object.assign(new Error('Key (email)=(secret@example.com) already exists'), {
      code: '23505',
      constraint: 'users_email_once',
      detail: 'secret',
    });
    const description = describeError(new QueryFailedError('INSERT secret', ['secret'], driver));
    expect(JSON.stringify(description)).not.toContain('secret');
    expect(description).toMatchObject({ error: 'QueryFailedError', code: '23505', constraint: 'users_email_once' });
    expect(JSON.stringify(describeError(new SyntaxError('Unexpected token in "secret"')))).not.toContain('secret');
    expect(describeError('secret')).toEqual({ error: 'string' });
  });

  it('contains the message and location of a programming error', () => {
    const description = describeError(new TypeError('x is undefined'));
    expect(description).toMatchObject({ error: 'TypeError', message: 'x is undefined' });
    expect(description.at?.[0]).toMatch(/^at /);
  });
});
