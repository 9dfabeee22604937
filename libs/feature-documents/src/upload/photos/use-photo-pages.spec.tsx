import { screen } from '@testing-library/react';
import { fakeServer, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { chooseFiles, pictureOf, sentNames } from '../../testing/choose-files';
import { showAs } from '../../testing/documents';
import { FileUpload } from '../file-upload';

jest.mock('./photos.dialog', () => {
  throw new Error('the chunk does not load');
});

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = fakeServer({});
  restore = FakeUpload.install();
});
afterEach(() => {
  restore();
  server.stop();
});

it('sends photos separately if the dialog does not load', async () => {
  const { container } = showAs('client', <FileUpload documentType="w2" what="W-2" label="Upload W-2" />);
  await chooseFiles(container, pictureOf('a.jpg'), pictureOf('b.jpg'));
  expect(await sentNames(2)).toEqual(['a.jpg', 'b.jpg']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
