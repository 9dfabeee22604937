import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadArea, type UploadItem } from './upload-area';

const long = `${'w2-of-the-year-'.repeat(3)}2024.pdf`;
const [onFiles, onCancel, onRetry] = [jest.fn(), jest.fn(), jest.fn()];

const camera = { facing: 'user', label: 'Take a photo' } as const;
const show = (items: readonly UploadItem[] = [], disabled = false, more: { camera?: typeof camera } = {}) =>
  render(
    <UploadArea
      {...more}
      label="Upload your W-2"
      help="At most 15 MB each"
      items={items}
      disabled={disabled}
      onFiles={onFiles}
      onCancel={onCancel}
      onRetry={onRetry}
    />,
  );
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const input = (container: HTMLElement): HTMLInputElement => {
  const found = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('no input');
  return found;
};

beforeEach(() => [onFiles, onCancel, onRetry].forEach((mock) => mock.mockReset()));
afterEach(() => jest.restoreAllMocks());

describe('upload area', () => {
  it('accepts nothing while disabled', async () => {
    const { container } = show([], true);
    await userEvent.upload(input(container), file('a.pdf'));
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('passes on all chosen files together, and sends nothing itself', async () => {
    const { container } = show();
    await userEvent.upload(input(container), [file('a.pdf'), file(long)]);
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
    const passedOn: File[] = onFiles.mock.lastCall?.[0];
    expect(passedOn.map(({ name }) => name)).toEqual(['a.pdf', long]);
  });

  it('accepts dropped files', async () => {
    show();
    const dropped = [file('a.pdf'), file('b.pdf')];
    fireEvent.drop(screen.getByRole('button', { name: /Upload your W-2/ }), {
      dataTransfer: { files: dropped, items: [] },
    });
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['explains dropping to users with a mouse', false, 1],
    ['does not mention dropping on a touch screen', true, 0],
  ])('%s', (_, matches, times) => {
    const media = jest.spyOn(window, 'matchMedia');
    const none = window.matchMedia('not all');
    media.mockImplementation((query) => ({ ...none, matches: matches && query === '(pointer: coarse)' }));
    show();
    expect(screen.queryAllByText('Click or drop files here.')).toHaveLength(times);
  });

  it('opens by keyboard', async () => {
    const { container } = show();
    const opened = jest.spyOn(input(container), 'click');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /Upload your W-2/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalled();
  });

  it("shows each file's progress, identifies the failed one, and offers to retry or cancel", async () => {
    show([
      { id: '1', name: long, state: 'sending', percent: 40 },
      { id: '2', name: 'b.pdf', state: 'failed', detail: 'b.pdf could not be sent.' },
      { id: '3', name: 'c.pdf', state: 'done' },
      { id: '4', name: 'd.pdf', state: 'waiting' },
    ]);
    expect(screen.getByRole('progressbar', { name: long })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('alert')).toHaveTextContent('b.pdf could not be sent.');
    expect(screen.getByText('Uploaded')).toBeInTheDocument();
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect(onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledWith('2');
  });

  it('offers the camera if enabled, one picture at a time', async () => {
    const { container } = show([], false, { camera });
    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeInTheDocument();
    const taken = container.querySelector<HTMLInputElement>('input[capture=user]');
    expect(taken).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(taken ?? document.createElement('input'), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
  });

  it('offers to remove a rejected file, but not to retry it', async () => {
    show([{ id: '1', name: 'a.pdf', state: 'refused', detail: 'You have it already.' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('You have it already.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onCancel).toHaveBeenCalledWith('1');
  });
});
