import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { EstimatePanel } from './estimate.panel';
import * as laws from './laws';

jest.mock('./laws', () => {
  const actual = jest.requireActual<typeof laws>('./laws');
  return { ...actual, loadLawOf: jest.fn(actual.loadLawOf) };
});

// A reload keeps an open sheet in the history, and shows it before there is an answer.
it('loads the law of the season for a sheet that was open before a reload', async () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/intake-form', state: { sheets: ['whatIf'] } }]}>
      <SeasonContext value={{ ...unknownSeason, tax_year: 2025 }}>
        <EstimatePanel answer={null} ofRecord={false} needed={[]} malformed={[]} onRetry={null} />
      </SeasonContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(jest.mocked(laws.loadLawOf).mock.calls).toEqual([[2025]]));
});
