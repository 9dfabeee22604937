import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { estimate } from '@portal/tax-engine';
import { request } from '@portal/tax-engine/testing/request';
import { EstimateSheets } from './estimate-sheets';
import { useExplanation } from './use-explanation';
import { useSheets } from './use-sheet';

const asked = { filing_status: 'single', state: 'MI', w2_income: 50_000 } as const;
const result = estimate(request(asked));

function Page() {
  const sheets = useSheets();
  const explanation = useExplanation(sheets.isOpen('trace') || sheets.isOpen('whatIf'), 2024);
  const navigate = useNavigate();
  const ask = {
    onTrace: () => sheets.open('trace'),
    onWhatIf: () => sheets.open('whatIf'),
    onPrint: () => undefined,
    lastYear: null,
  };
  const closeTwice = (): void => {
    sheets.close('trace');
    sheets.close('trace');
  };
  return (
    <>
      <h1>Form</h1>
      <p data-testid="open">{(['details', 'trace', 'whatIf'] as const).filter(sheets.isOpen).join(' and ')}</p>
      <button onClick={() => sheets.open('details')}>Open</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={closeTwice}>Close twice</button>
      <button onClick={() => sheets.close('details')}>Close details</button>
      <EstimateSheets request={asked} result={result} sheets={sheets} explanation={explanation} {...ask} />
    </>
  );
}

const open = () => screen.getByTestId('open');
const press = (label: string) => userEvent.click(screen.getByText(label));

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={['/', '/intake-form']}>
      <Routes>
        <Route path="/" element={<h1>Dashboard</h1>} />
        <Route path="/intake-form" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  await press('Open');
  const details = within(await screen.findByRole('dialog', { name: 'Estimated Tax Refund' }));
  await userEvent.click(details.getByRole('button', { name: 'How we got this' }));
  await screen.findByText('Federal return (Form 1040)');
});

it('stacks the sheets, and closes the top one first with the back button', async () => {
  expect(open()).toHaveTextContent('details and trace');
  await press('Back');
  expect(open()).toHaveTextContent(/^details$/);
  await press('Back');
  expect(open()).toBeEmptyDOMElement();
  expect(screen.getByText('Form')).toBeInTheDocument();
});

it('names the tax year in every sheet', () => {
  expect(screen.getAllByText('Tax year 2024')).toHaveLength(2);
});

it('closes a sheet once, even when closed twice before a render', async () => {
  await press('Close twice');
  expect(open()).toHaveTextContent(/^details$/);
  expect(screen.getByText('Form')).toBeInTheDocument();
});

it('closes sheets from the top, keeping the lower one open', async () => {
  await press('Close details');
  expect(open()).toHaveTextContent('details and trace');
  await press('Close twice');
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  await press('Close details');
  expect(open()).toBeEmptyDOMElement();
});
