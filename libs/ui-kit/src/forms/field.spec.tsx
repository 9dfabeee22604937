import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldFrame, FieldHelp, FieldProblem, Fields } from './field';

const long = 'Wilhelmina-Alexandrina Featherstonehaugh-II '.repeat(5).trim();
const label = 'Name of your employer';

describe('field frame', () => {
  it('shows the label, which focuses the control, then the help text, the control and the error', async () => {
    const { container } = render(
      <FieldFrame id="f-city" label="City" help="Where you live" error="City is required." required>
        <input id="f-city" aria-describedby="f-city-help f-city-error" />
      </FieldFrame>,
    );
    expect(container).toHaveTextContent(/^City\s*Where you live\s*City is required\.$/);
    const [above, help, control, problem] = [...(container.firstElementChild?.children ?? [])];
    expect(above).toHaveTextContent('City');
    expect(help).toHaveTextContent('Where you live');
    expect(control).toBe(screen.getByRole('textbox', { name: 'City' }));
    expect(problem).toHaveTextContent('City is required.');
    expect(control).toHaveAccessibleDescription('Where you live City is required.');
    await userEvent.click(screen.getByText('City'));
    expect(control).toHaveFocus();
  });

  it('marks required fields only visually, because the control has its own required attribute', () => {
    const { container, rerender } = render(
      <FieldFrame id="f" label={label} error={undefined} required>
        <input id="f" aria-required />
      </FieldFrame>,
    );
    expect(screen.getByRole('textbox', { name: label })).toBeRequired();
    expect(container.querySelector('.ui-field__required')).toHaveAttribute('aria-hidden', 'true');
    rerender(
      <FieldFrame id="f" label={label} error={undefined} required={false}>
        <input id="f" />
      </FieldFrame>,
    );
    expect(container.querySelector('.ui-field__required')).toBeNull();
  });

  it('is marked as invalid or short only if it is, and shows a long label in full', () => {
    const frame = (error: string | undefined, short: boolean) => (
      <FieldFrame id="f" label={long} error={error} required={false} short={short}>
        <input id="f" />
      </FieldFrame>
    );
    const { container, rerender } = render(frame(undefined, false));
    expect(container.firstElementChild).not.toHaveAttribute('data-wrong');
    expect(container.firstElementChild).not.toHaveAttribute('data-short');
    expect(screen.getByText(long)).toBeInTheDocument();
    rerender(frame('No.', true));
    expect(container.firstElementChild).toHaveAttribute('data-wrong', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-short', 'true');
  });
});

describe('help text or error of a control', () => {
  it('has the id that describes the control', () => {
    render(
      <>
        <FieldHelp id="f" help="Line 1a of your W-2" />
        <FieldProblem id="f" error={long} />
      </>,
    );
    expect(screen.getByText('Line 1a of your W-2')).toHaveAttribute('id', 'f-help');
    expect(screen.getByText(long)).toHaveAttribute('id', 'f-error');
  });

  it('renders nothing when empty', () => {
    const { container } = render(
      <>
        <FieldHelp id="f" help={undefined} />
        <FieldProblem id="f" error={undefined} />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it('shows fields in the given order', () => {
  render(
    <Fields>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Fields>,
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(['First', 'Second']);
});
