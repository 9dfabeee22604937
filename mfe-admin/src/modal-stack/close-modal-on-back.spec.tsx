import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams, type Location } from 'react-router-dom';
import { OfficeBody } from '@portal/domain/offices/admin-offices.dto';
import { Modal, Sheet } from '@portal/ui-kit/feedback';
import { fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';
import { showAt, whereShown } from '../testing/admin';
import { CloseModalOnBack } from './close-modal-on-back';

const { TextField } = fieldsOf<OfficeBody>();

/** The browser's back button, and the state of the current history entry. */
const Browser = () => {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output aria-label="entry">{JSON.stringify(location.state)}</output>
      <Page key={useParams().tab} />
    </>
  );
};
// Queried by text, because an open modal hides the elements below it from role queries.
const goBack = () => fireEvent.click(screen.getByText('Back'));
const expectEntry = (state: 'null' | '{"window":true}') =>
  waitFor(() => expect(screen.getByLabelText('entry')).toHaveTextContent(state));

function Form({ onClose }: { onClose: () => void }) {
  const form = useContractForm(OfficeBody, { defaultValues: { name: '' } });
  return (
    <FormModal
      title="An office"
      form={form}
      action="Save"
      busy={false}
      onSubmit={async () => onClose()}
      onClose={onClose}
    >
      <TextField name="name" />
    </FormModal>
  );
}

function Page() {
  const [open, setOpen] = useState<'form' | 'sheet' | 'secret' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Link to="/admin/history">History</Link>
      <button type="button" onClick={() => setOpen('form')}>
        Edit
      </button>
      <button type="button" onClick={() => setOpen('sheet')}>
        View
      </button>
      {open === 'form' ? <Form onClose={close} /> : null}
      <Sheet open={open === 'sheet'} title="A sheet" onClose={close}>
        <Link to="/admin/offices">Offices</Link>
        <button type="button" onClick={() => setOpen('secret')}>
          Reset
        </button>
      </Sheet>
      {open === 'secret' ? (
        <Modal open title="Shown once" onClose={() => undefined} footer={<button onClick={close}>Noted</button>}>
          4821
        </Modal>
      ) : null}
    </>
  );
}

const show = async () => {
  showAt(
    '/admin/site',
    '/admin/:tab',
    <CloseModalOnBack>
      <Browser />
    </CloseModalOnBack>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(whereShown()).toBe('/admin/history');
};
const open = async (button: string, title: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('heading', { name: title });
  await expectEntry('{"window":true}');
};
// Queried by heading, because in tests antd gives all modals the same id.
const isGone = (title: string) =>
  waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
/** Expects no extra history entry: another step back leads to the previous page. */
const expectNothingKept = async () => {
  await expectEntry('null');
  goBack();
  await waitFor(() => expect(whereShown()).toBe('/admin/site'));
};

describe('browser back button', () => {
  it('closes an unchanged modal, and leads to the previous page on the next press', async () => {
    await show();
    await open('Edit', 'An office');
    goBack();
    await isGone('An office');
    expect(whereShown()).toBe('/admin/history');
    await expectNothingKept();
  });

  it('closes a drawer', async () => {
    await show();
    await open('View', 'A sheet');
    goBack();
    await isGone('A sheet');
    await expectNothingKept();
  });

  it('asks for confirmation every time before discarding unsaved input', async () => {
    await show();
    await open('Edit', 'An office');
    await userEvent.type(screen.getByRole('textbox', { name: /Office name/ }), 'Lake');
    for (let times = 0; times < 2; times += 1) {
      goBack();
      await screen.findByRole('heading', { name: 'Discard changes?' });
      await expectEntry('{"window":true}');
      // Going back while the question is open acts as "Cancel".
      goBack();
      await isGone('Discard changes?');
      await expectEntry('{"window":true}');
      expect(screen.getByRole('textbox', { name: /Office name/ })).toHaveValue('Lake');
    }
    goBack();
    await screen.findByRole('heading', { name: 'Discard changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await isGone('An office');
    expect(whereShown()).toBe('/admin/history');
    await expectNothingKept();
  });

  it.each([
    ['by its button', async () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['by Escape', async () => userEvent.keyboard('{Escape}')],
    ['by saving', async () => userEvent.click(screen.getByRole('button', { name: 'Save' }))],
  ])('removes the history entry of a modal that was closed %s', async (_how, close) => {
    await show();
    await open('Edit', 'An office');
    await close();
    await isGone('An office');
    await expectNothingKept();
  });

  it('does not close a modal that must be confirmed, even one that replaced another modal', async () => {
    await show();
    await open('View', 'A sheet');
    await open('Reset', 'Shown once');
    for (let times = 0; times < 2; times += 1) {
      goBack();
      expect(screen.getByText('4821')).toBeInTheDocument();
      await expectEntry('{"window":true}');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Noted' }));
    await isGone('Shown once');
    await expectNothingKept();
  });

  it('removes the history entry of a modal that was open before a reload, and stays on the page', async () => {
    const element = (
      <CloseModalOnBack>
        <Browser />
      </CloseModalOnBack>
    );
    showAt({ pathname: '/admin/history', search: '?page=2', state: { window: true } }, '/admin/:tab', element);
    await expectEntry('null');
    expect(whereShown()).toBe('/admin/history?page=2');
    await open('Edit', 'An office');
    goBack();
    await isGone('An office');
    await expectEntry('null');
  });

  it('skips the history entry of a modal that was left by a link', async () => {
    await show();
    await open('View', 'A sheet');
    await userEvent.click(screen.getByRole('link', { name: 'Offices' }));
    await waitFor(() => expect(whereShown()).toBe('/admin/offices'));
    goBack();
    await waitFor(() => expect(whereShown()).toBe('/admin/history'));
    await expectNothingKept();
  });
});
