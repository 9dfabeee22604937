import { render, screen } from '@testing-library/react';
import { Modal } from '../feedback/modal';
import { Sheet } from '../feedback/sheet';
import { ModalStack, type StackedModal } from './modal-stack';

let windows: StackedModal[];
const opened = (one: StackedModal) => {
  windows.push(one);
  return () => void (windows = windows.filter((other) => other !== one));
};
const show = (sheet: boolean, modal: boolean, onClose: () => void = () => undefined) => (
  <ModalStack value={opened}>
    <Sheet open={sheet} title="The form of a client" onClose={onClose}>
      Line by line
    </Sheet>
    <Modal open={modal} title="Discard what you typed?" onClose={onClose}>
      It has not been saved.
    </Modal>
  </ModalStack>
);

describe('stack of open modals and sheets', () => {
  beforeEach(() => (windows = []));

  it('contains each modal while it is open, topmost last', () => {
    const { rerender, unmount } = render(show(false, false));
    expect(windows).toHaveLength(0);
    rerender(show(true, false));
    const [sheet] = windows;
    rerender(show(true, true));
    expect(windows).toHaveLength(2);
    expect(windows[0]).toBe(sheet);
    rerender(show(true, false));
    expect(windows).toEqual([sheet]);
    unmount();
    expect(windows).toHaveLength(0);
  });

  it('closes a modal through its latest onClose', () => {
    const [first, later] = [jest.fn(), jest.fn()];
    const { rerender } = render(show(false, true, first));
    rerender(show(false, true, later));
    windows[0]?.close();
    expect(first).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is optional for a modal', () => {
    render(
      <Modal open title="Alone" onClose={() => undefined}>
        Here
      </Modal>,
    );
    expect(screen.getByText('Here')).toBeTruthy();
  });
});
