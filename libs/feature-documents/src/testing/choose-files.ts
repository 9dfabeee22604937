import userEvent from '@testing-library/user-event';
import { waitFor } from '@testing-library/react';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';

export const pictureOf = (name: string, type = 'image/jpeg'): File => new File([name], name, { type });

/** Chooses files in the upload area of this part of the page. */
export async function chooseFiles(part: HTMLElement, ...files: File[]): Promise<void> {
  const input = part.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('nothing can be uploaded here');
  await userEvent.upload(input, files, { applyAccept: false });
}

/** Returns the names of the files that are sent. */
export async function sentNames(count: number): Promise<string[]> {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  return FakeUpload.sent.map(({ form }) => (form.get('file') as File).name);
}
