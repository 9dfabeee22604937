import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { Child } from '@portal/domain/intake/person.dto';
import { AttemptProvider, FormPart, PlaceProvider, fieldId, useAttempt, usePlace } from './form-context';

const ShowPlace = () => {
  const { shape, path, formId } = usePlace();
  return <p>{[shape.name, path, fieldId(formId, `${path}.ssn`)].join(' | ')}</p>;
};
const ShowAttempt = () => <p>{useAttempt()}</p>;

describe('field path', () => {
  it('is relative to the surrounding form', () => {
    render(
      <PlaceProvider value={{ shape: IntakeBody, path: 'spouse_info', formId: 'intake' }}>
        <ShowPlace />
      </PlaceProvider>,
    );
    expect(screen.getByText('IntakeBody | spouse_info | intake-spouse_info-ssn')).toBeInTheDocument();
  });

  it('includes the surrounding form parts, and produces ids without dots', () => {
    render(
      <PlaceProvider value={{ shape: IntakeBody, path: '', formId: 'intake' }}>
        <FormPart name="household" shape={IntakeBody}>
          <FormPart name="children.0" shape={Child}>
            <ShowPlace />
          </FormPart>
        </FormPart>
        <FormPart name="children.1" shape={Child}>
          <ShowPlace />
        </FormPart>
      </PlaceProvider>,
    );
    expect(screen.getByText('Child | household.children.0 | intake-household-children-0-ssn')).toBeInTheDocument();
    expect(screen.getByText('Child | children.1 | intake-children-1-ssn')).toBeInTheDocument();
  });

  it('throws outside a form', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ShowPlace />)).toThrow('A field must stand inside a ContractForm');
    log.mockRestore();
  });
});

describe('attempt count', () => {
  it('is available everywhere inside a form, and is 0 outside one', () => {
    const { rerender } = render(<ShowAttempt />);
    expect(screen.getByText('0')).toBeInTheDocument();
    const form = (attempt: number) => (
      <AttemptProvider value={attempt}>
        <ShowAttempt />
      </AttemptProvider>
    );
    rerender(form(2));
    expect(screen.getByText('2')).toBeInTheDocument();
    rerender(form(3));
    expect(screen.getByText('3')).toBeInTheDocument();
  });
});
