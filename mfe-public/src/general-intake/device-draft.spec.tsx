import { createPortalStore, signedIn, signedOut } from '@portal/data-access/core';
import { flushAll } from '@portal/drafts/core';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { draftOf, forgetDraft, storeDraft } from './device-draft';

const values = { first_name: 'Ada', email: 'ada@example.com', ssn: '412-65-7731', w2_income: 1000 };
const sent = { intakeKey: 'k' };
const ada = { id: 'a', email: 'Ada@Example.com' };
const bob = { id: 'b', email: 'bob@example.com' };

describe('wizard draft on the device', () => {
  beforeEach(() => sessionStorage.clear());

  it('never contains the Social Security number', () => {
    storeDraft(null, { values, sent });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/412-?65|65-?7731|ssn/);
    expect(draftOf(null)).toEqual({
      values: { first_name: 'Ada', email: 'ada@example.com', w2_income: 1000 },
      sent,
      hadSsn: true,
    });
    expect(localStorage).toHaveLength(0);
  });

  it('remembers that a Social Security number was typed, even when other fields are saved later', () => {
    const { ssn: _not, ...others } = values;
    storeDraft(null, { values: others, sent });
    expect(draftOf(null)?.hadSsn).toBeUndefined();
    storeDraft(null, { values, sent });
    storeDraft(null, { values: others, sent });
    expect(draftOf(null)?.hadSsn).toBe(true);
  });

  it('never contains the temporary password', () => {
    const registration = { key: 'r', email: 'ada@example.com', password: 'ABCD-EFGH' };
    storeDraft(null, { values, sent: { ...sent, registration } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABCD-EFGH');
    expect(draftOf(null)?.sent).toEqual(sent);
  });

  it('deletes a password stored by an earlier release', () => {
    const registration = { key: 'r', email: 'ada@example.com', password: 'ABCD-EFGH' };
    sessionStorage.setItem('general-intake:visitor', JSON.stringify({ values, sent: { ...sent, registration } }));
    expect(draftOf(null)?.sent).toEqual(sent);
  });

  it('is passed on only to a user who signs in with the same email', () => {
    storeDraft(null, { values, sent });
    expect(draftOf(ada)).toEqual({
      values: { first_name: 'Ada', email: 'ada@example.com', w2_income: 1000 },
      sent: {},
      hadSsn: true,
    });
    expect(draftOf(bob)).toBeNull();
  });

  it('belongs to the user once it was passed on', () => {
    storeDraft(null, { values, sent });
    draftOf(ada);
    expect(draftOf(null)).toBeNull();
    expect(draftOf(ada)?.values.first_name).toBe('Ada');
  });

  it('is deleted by a deliberate sign-out, with what its form stores while it closes, until the user returns', async () => {
    const store = createPortalStore();
    const session = sessionOf(personOf('client', { id: 'a' }), 'of ada');
    await flushAll();
    store.dispatch(signedIn(session));
    storeDraft('a', { values, sent });
    storeDraft(null, { values: { email: 'other@example.com' }, sent });
    store.dispatch(signedOut('logout'));
    storeDraft('a', { values, sent });
    expect(Object.keys(sessionStorage)).toEqual(['general-intake:visitor']);
    store.dispatch(signedIn(session));
    storeDraft('a', { values, sent });
    expect(draftOf(ada)).not.toBeNull();
    store.dispatch(signedOut('expired'));
    expect(draftOf(ada)).not.toBeNull();
  });

  it('is separate for each user', () => {
    storeDraft('a', { values, sent });
    expect(draftOf(ada)?.values.first_name).toBe('Ada');
    expect(draftOf(null)).toBeNull();
    expect(draftOf(bob)).toBeNull();
  });

  it('is deleted once sent, including the draft from before sign-in', () => {
    storeDraft(null, { values, sent });
    storeDraft('a', { values, sent });
    forgetDraft('a');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '[]', '5', '{"values":1,"sent":{}}', '{"values":{"first_name":"A"}}'])('ignores %s', (text) => {
    sessionStorage.setItem('general-intake:visitor', text);
    expect(draftOf(null)).toBeNull();
  });

  it('stores nothing once everything is sent, not even pending keystrokes', () => {
    storeDraft(null, { values, sent: { done: true } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('accepts only fields of the wizard', () => {
    storeDraft(null, { values: { ...values, role: 'admin' } as typeof values, sent: {} });
    expect(draftOf(null)?.values).not.toHaveProperty('role');
  });

  it('works without browser storage', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storeDraft(null, { values, sent })).not.toThrow();
    full.mockRestore();
  });
});
