import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureUpload } from './picture-upload';

const long = `${'the-picture-of-the-year-'.repeat(3)}2024.png`;
let answer: (detail: string) => void;
const onSend = jest.fn((_file: File) => new Promise<string>((resolve) => (answer = resolve)));
beforeEach(() => onSend.mockClear());

const show = () =>
  render(
    <PictureUpload
      label="Upload a picture"
      help="At most 10 bytes"
      maxBytes={10}
      refusals={{ notAnImage: 'No picture.', tooLarge: 'Too large.' }}
      onSend={onSend}
    />,
  );
const choose = async (bytes: number, type = 'image/png') => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File([new Uint8Array(bytes)], long, { type });
  await userEvent.upload(input ?? document.createElement('input'), file, { applyAccept: false });
};

describe('picture upload', () => {
  it.each([
    [5, 'application/pdf', 'No picture.'],
    [11, 'image/png', 'Too large.'],
  ])('does not send a file of %i bytes and type %s: %s', async (bytes, type, refusal) => {
    show();
    await choose(bytes, type);
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.getByText(long)).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(long)).toBeNull();
  });

  it('accepts no other file while uploading, and clears the list when done', async () => {
    show();
    await choose(10);
    expect(await screen.findByRole('progressbar', { name: long })).toBeInTheDocument();
    await choose(9);
    expect(onSend).toHaveBeenCalledTimes(1);
    answer('');
    await waitFor(() => expect(screen.queryByText(long)).toBeNull());
  });

  it('shows why an upload failed, and retries the same file', async () => {
    show();
    await choose(10);
    await screen.findByRole('progressbar', { name: long });
    answer('The server is away.');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
    expect(onSend.mock.calls[1]).toEqual(onSend.mock.calls[0]);
  });

  it('ignores the response for a removed file', async () => {
    show();
    await choose(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    answer('The server is away.');
    await Promise.resolve();
    expect(screen.queryByText(long)).toBeNull();
    await choose(9);
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  });
});
