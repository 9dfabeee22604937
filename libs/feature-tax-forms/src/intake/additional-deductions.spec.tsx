import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { completeIntake, intakeServer, openForm } from '../testing/intake-server';
import { IntakeScreen } from './intake.screen';

const { fields, help, sections } = words;
const names = ['qualified_tips', 'qualified_overtime', 'car_loan_interest'] as const;
let server: ReturnType<typeof intakeServer>;
function start(tax_year: number): void {
  server = intakeServer({ ...completeIntake, tax_year });
  openForm(
    <SeasonContext value={{ ...unknownSeason, tax_year }}>
      <IntakeScreen />
    </SeasonContext>,
  );
}
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('tips, overtime pay and car loan interest', () => {
  it('are not asked for in the season of 2024', async () => {
    start(2024);
    await screen.findByRole('region', { name: sections.deductions });
    for (const name of names) expect(screen.queryByLabelText(fields[name])).not.toBeInTheDocument();
  });

  it('are asked for with an explanation in the season of 2025, and saved', async () => {
    start(2025);
    for (const name of names)
      expect(await screen.findByLabelText(fields[name])).toHaveAccessibleDescription(help[name]);
    await userEvent.type(screen.getByLabelText(fields.qualified_tips), '8,000.50');
    await userEvent.tab();
    await waitFor(() => expect(server.kept()).toMatchObject({ qualified_tips: 8_000.5, car_loan_interest: null }));
    await userEvent.clear(screen.getByLabelText(fields.qualified_tips));
    await userEvent.tab();
    await waitFor(() => expect(server.kept()).toMatchObject({ qualified_tips: null }));
  });
});
