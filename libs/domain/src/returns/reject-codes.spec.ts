import { rejectionOf } from './reject-codes';

describe('reject codes', () => {
  it.each([
    ['F8962-070', '1095_a'],
    ['IND-181-01', 'ip_pin_letter'],
    ['R0000-504-02', 'ssn_card'],
    ['SEIC-F1040-501-02', 'ssn_card'],
  ])('%s asks for %s', (code, rule_key) => {
    expect(rejectionOf(code)?.rule_key).toBe(rule_key);
  });

  it('are found as people type them', () => {
    expect(rejectionOf(' f8962 070 ')?.code).toBe('F8962-070');
  });

  it.each(['', 'X0000-005', 'F8962-07'])('does not explain %s', (code) => {
    expect(rejectionOf(code)).toBeUndefined();
  });
});
