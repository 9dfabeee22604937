import { clientDashboardProgress, clientDetailProgress, preparerListProgress, progressTone } from './progress';

const nothing = { has_intake_form: false, document_types: [] };

describe('progress', () => {
  it('starts at nothing on every screen', () => {
    expect(
      [clientDashboardProgress, preparerListProgress, clientDetailProgress].map((rule) => rule(nothing).percent),
    ).toEqual([0, 0, 0]);
  });

  it('counts three steps on the dashboard; an ID or a selfie is one of them', () => {
    expect(clientDashboardProgress({ has_intake_form: true, document_types: [] }).percent).toBe(33);
    expect(
      clientDashboardProgress({ has_intake_form: true, document_types: ['selfie', 'id_verification'] }).percent,
    ).toBe(67);
    expect(clientDashboardProgress({ has_intake_form: true, document_types: ['selfie', 'receipts'] }).percent).toBe(
      100,
    );
  });

  it('wants ID, selfie and W-2 on the list, and the intake form too on the detail screen', () => {
    const facts = { has_intake_form: false, document_types: ['id_verification', 'selfie', 'w2'] as const };
    expect(preparerListProgress(facts).percent).toBe(100);
    expect(clientDetailProgress(facts).percent).toBe(75);
  });

  it('is green at 100, yellow from 50, red below', () => {
    expect([0, 49, 50, 99, 100].map(progressTone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green']);
  });
});
