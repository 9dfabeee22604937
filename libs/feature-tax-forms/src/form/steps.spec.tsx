import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { completeIntake, intakeServer, openIntake } from '../testing/intake-server';
import { Step, StepProvider } from './step';

const { fields, sections } = intakeMessages;
let server: ReturnType<typeof intakeServer>;

async function start(...args: Parameters<typeof intakeServer>): Promise<void> {
  server = intakeServer(...args);
  openIntake();
  await screen.findByLabelText(fields.city);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('.tax-step[data-current="true"]');

beforeAll(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = jest.fn();
});
describe('one section at a time', () => {
  afterEach(() => {
    act(() => notify.clear());
    server.stop();
    localStorage.clear();
  });

  it('starts with the first section, and says which one is next', async () => {
    await start();
    expect(shown()).toContainElement(screen.getByRole('heading', { name: sections.personal }));
    expect(shown()).toHaveTextContent(`Step 1 of 8 · about 3 minutes · Next: ${sections.spouse}`);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  it('moves on and back with the focus on the heading, even if answers are missing', async () => {
    await start();
    await press('Continue');
    expect(screen.getByRole('heading', { name: sections.spouse })).toHaveFocus();
    expect(shown()).toHaveAttribute('data-section', 'spouse');
    await press('Back');
    expect(screen.getByRole('heading', { name: sections.personal })).toHaveFocus();
  });

  it('keeps a half-typed value when moving to another section', async () => {
    await start();
    await userEvent.type(screen.getByLabelText(fields.routing_number), '02100');
    await press('Continue');
    await press('Back');
    expect(screen.getByLabelText(fields.routing_number)).toHaveValue('02100');
  });

  it('ends with the buttons to save and submit instead of Continue', async () => {
    await start();
    for (let at = 1; at < 8; at++) await press('Continue');
    expect(shown()).toHaveAttribute('data-section', 'bank');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit Form' }).closest('[data-last]')).toHaveAttribute(
      'data-last',
      'true',
    );
  });

  it('shows the section of a field before a link focuses it', async () => {
    await start({ ...completeIntake, routing_number: '123456789' });
    await press('Submit Form');
    const summary = within(await screen.findByRole('alert'));
    await userEvent.click(summary.getByRole('link', { name: /^That isn’t a valid routing number/ }));
    expect(shown()).toHaveAttribute('data-section', 'bank');
    expect(screen.getByLabelText(fields.routing_number)).toHaveFocus();
  });

  it('jumps to the first missing answer in the order of the page', async () => {
    await start({ ...completeIntake, zip_code: null, city: null });
    await press('Continue');
    await press('Go to what’s missing');
    expect(screen.getByLabelText(fields.city)).toHaveFocus();
    expect(shown()).toHaveAttribute('data-section', 'personal');
    fireEvent.change(screen.getByLabelText(fields.city), { target: { value: 'Detroit' } });
    fireEvent.change(screen.getByLabelText(fields.zip_code), { target: { value: '48226' } });
    expect(await screen.findByText('Everything required is filled in.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go to what’s missing' })).toBeNull());
  });

  it('leads from the review to the section of an answer', async () => {
    await start(completeIntake);
    await press('Submit Form');
    await userEvent.click(await screen.findByRole('link', { name: 'Edit I have a spouse (Spouse Information)' }));
    await waitFor(() => expect(shown()).toHaveAttribute('data-section', 'spouse'));
  });
});

it('does not re-render the fields of a section when another one is shown', () => {
  const renders = jest.fn();
  const Fields = () => {
    renders();
    return null;
  };
  const step = (
    <Step section="one">
      <Fields />
    </Step>
  );
  const place = (current: string) => ({
    current,
    sections: ['one', 'two'],
    titleOf: (name: string) => name,
    minutesOf: () => 1,
  });
  const { rerender, container } = render(<StepProvider value={place('one')}>{step}</StepProvider>);
  rerender(<StepProvider value={place('two')}>{step}</StepProvider>);
  expect(container.querySelector('.tax-step')).toHaveAttribute('data-current', 'false');
  expect(renders).toHaveBeenCalledTimes(1);
});
