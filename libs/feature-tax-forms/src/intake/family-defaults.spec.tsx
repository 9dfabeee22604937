import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf } from '../testing/intake-server';

const { fields } = words;
let server: ReturnType<typeof intakeServer>;
const spouse = () => screen.getByRole('switch', { name: fields.has_spouse });
const children = () => screen.getByRole('switch', { name: fields.has_children });
const lastNames = () => screen.queryAllByLabelText(fields.last_name).map((input) => (input as HTMLInputElement).value);

async function start(...args: Parameters<typeof intakeServer>): Promise<void> {
  server = intakeServer(...args);
  openIntake();
  await screen.findByLabelText(fields.city);
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('defaults for a family', () => {
  it.each(['married_filing_jointly', 'married_filing_separately'])(
    'adds a spouse when %s is chosen',
    async (status) => {
      await start();
      await userEvent.selectOptions(screen.getByLabelText(fields.filing_status), status);
      expect(spouse()).toBeChecked();
      expect(lastNames()).toEqual(['Byron']);
      await waitFor(() => expect(server.kept()).toMatchObject({ has_spouse: true, filing_status: status }));
    },
  );

  it('adds no spouse for other filing statuses, or to stored answers', async () => {
    await start(recordOf({ filing_status: 'married_filing_jointly', has_spouse: false }));
    expect(spouse()).not.toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText(fields.filing_status), 'head_of_household');
    expect(spouse()).not.toBeChecked();
  });

  it('keeps a spouse’s last name that was entered before', async () => {
    await start(recordOf({ has_spouse: false, spouse_info: null }));
    await userEvent.click(spouse());
    await userEvent.clear(screen.getByLabelText(fields.last_name));
    await userEvent.type(screen.getByLabelText(fields.last_name), 'Nguyen');
    await userEvent.click(spouse());
    await userEvent.click(spouse());
    expect(lastNames()).toEqual(['Nguyen']);
  });

  it('begins with the first child, focused, with the same last name', async () => {
    await start();
    await userEvent.click(children());
    expect(screen.getByRole('group', { name: 'Child 1' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(fields.first_name)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: words.addChild }));
    expect(lastNames()).toEqual(['Byron', 'Byron']);
  });

  it('adds no child to stored answers without one', async () => {
    await start(recordOf({ has_children: true, children: [] }));
    expect(children()).toBeChecked();
    expect(screen.queryByRole('group', { name: /^Child / })).toBeNull();
  });
});
