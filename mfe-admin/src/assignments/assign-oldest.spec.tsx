import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { FakeServer } from '@portal/data-access/testing/fake-server';
import { showAt } from '../testing/admin';
import { assignmentsServer, dialog, press } from '../testing/assignments';
import AssignmentsTab from './assignments.tab';

let server: FakeServer;
beforeEach(() => {
  server = assignmentsServer();
});
afterEach(() => server.stop());

function Pages() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      {useParams().tab === 'assignments' ? (
        <AssignmentsTab />
      ) : (
        <Link to="/admin/assignments" state={{ select: 2 }}>
          Assign the 2 longest waiting
        </Link>
      )}
    </>
  );
}
const followLink = async () => {
  showAt('/admin/overview', '/admin/:tab', <Pages />);
  fireEvent.click(screen.getByText('Assign the 2 longest waiting'));
  return dialog();
};

describe('link to assign the clients who have waited longest', () => {
  it('opens the dialog for the first clients of the list', async () => {
    const modal = await followLink();
    fireEvent.click(await modal.findByText(/Olga Preparewell · 1/));
    await press('Assign Clients');
    await waitFor(() => expect(server.to('/admin/bulk-assign-clients')).toHaveLength(1));
    expect(server.to('/admin/bulk-assign-clients')[0]?.body).toMatchObject({
      client_ids: ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'],
    });
  });

  it('keeps the selection when the dialog is canceled', async () => {
    await followLink();
    await press('Cancel');
    expect(await screen.findByText('2 selected')).toBeVisible();
  });

  it('does not open the dialog again on a return to the page', async () => {
    await followLink();
    await press('Cancel');
    fireEvent.click(screen.getByText('Back'));
    await screen.findByText('Assign the 2 longest waiting');
    fireEvent.click(screen.getByText('Forward'));
    expect(await screen.findByText('2 selected')).toBeVisible();
    expect(document.querySelector('.ant-modal-wrap:not([style*="none"])')).toBeNull();
  });
});
