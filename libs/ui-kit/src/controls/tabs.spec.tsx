import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActionMenu } from './action-menu';
import { Tabs } from './tabs';

const name = 'Wilhelmina-Alexandrina Featherstonehaugh-II';

describe('tab list', () => {
  const items = [
    { key: 'overview', label: 'Overview' },
    { key: 'messages', label: 'Messages', badge: { count: 3, label: '3 unread messages' } },
  ] as const;
  const changed = jest.fn();

  function Client() {
    const [active, setActive] = useState<'overview' | 'messages'>('overview');
    const change = (key: typeof active): void => {
      changed(key);
      setActive(key);
    };
    return (
      <Tabs items={items} active={active} onChange={change}>
        <p>This is {active}</p>
      </Tabs>
    );
  }

  beforeEach(() => changed.mockReset());

  it('shows one panel, labeled by its tab', () => {
    render(<Client />);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('This is overview');
  });

  it('supports arrow keys, and shows the number of new items', async () => {
    render(<Client />);
    const messages = screen.getByRole('tab', { name: /Messages/ });
    expect(within(messages).getByRole('img', { name: '3 unread messages' })).toHaveTextContent('3');
    act(() => screen.getByRole('tab', { name: 'Overview' }).focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(changed.mock.calls).toEqual([['messages']]);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('This is messages');
  });
});

describe('action menu', () => {
  const reassign = jest.fn();
  const remove = jest.fn();
  const open = () => {
    render(
      <ActionMenu
        label="Actions"
        actions={[
          { key: 'reassign', label: `Reassign ${name}`, onClick: reassign },
          { key: 'delete', label: 'Delete', onClick: remove, dangerous: true, disabled: true },
        ]}
      />,
    );
    return userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  };

  it('runs the chosen action unless it is disabled', async () => {
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: `Reassign ${name}` }));
    expect(reassign).toHaveBeenCalledTimes(1);
  });

  it('has a distinct accessible name when several menus share a label', () => {
    render(<ActionMenu label="Export" name={`Export: ${name}`} actions={[]} />);
    expect(screen.getByRole('button', { name: `Export: ${name}` })).toHaveTextContent('Export');
  });
});
