import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { notify, Toasts } from '@portal/ui-kit/core';
import { ReceiptButton } from './receipt.button';

const single: TaxEstimateRequest = { filing_status: 'single', state: 'TX', w2_income: 75_000 };

let saved: { filename: string; text: Promise<string> } | null;
beforeEach(() => {
  saved = null;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  let bytes = new Blob();
  URL.createObjectURL = (file: Blob) => {
    bytes = file;
    return 'blob:receipt';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const text = new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(bytes);
    });
    saved = { filename: this.download, text };
  });
});
afterEach(() => {
  notify.clear();
  jest.restoreAllMocks();
});

it('downloads the inputs, every line, and what the estimate was made with', async () => {
  render(<ReceiptButton request={single} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download receipt' }));
  await waitFor(() => expect(saved).not.toBeNull());
  expect(saved?.filename).toBe('estimate-2024.json');
  const receipt = JSON.parse((await saved?.text) ?? '') as Record<string, unknown>;
  expect(receipt).toMatchObject({
    receipt: 2,
    engine: { version: expect.stringMatching(/^2024\./) as string },
    law: { tax_year: 2024, files: { 'claimable.json': expect.stringMatching(/^[\da-f]{64}$/) as string } },
    request: single,
  });
  expect(receipt['estimate']).toHaveProperty(
    'lines',
    expect.arrayContaining([{ id: '1040.24', form: 'Form 1040', line: '24', amount: 8_347 }]),
  );
});

it('says when the receipt could not be created', async () => {
  globalThis.reportError = jest.fn();
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  render(
    <>
      <ReceiptButton request={single} />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByText('We couldn’t create the receipt. Please try again.')).toBeVisible();
});
