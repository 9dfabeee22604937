import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { DocumentRow, TrashedDocument } from '@portal/domain/documents/documents.dto';
import { ClientDocumentsScreen } from './client-documents.screen';
import { categoriesOf, documentOf, showAs } from '../testing/documents';

let server: FakeServer;
let kept: DocumentRow[];
let trashed: TrashedDocument[];

const trashedOf = (filename: string): TrashedDocument => ({
  id: 'd-1',
  filename,
  document_type: 'w2',
  uploaded_at: '2025-01-31T12:00:00Z',
  deleted_at: '2025-02-01T12:00:00Z',
  removed_at: '2025-03-03T12:00:00Z',
});
const listedTrash = () =>
  new Response(JSON.stringify(trashed), {
    headers: { 'content-type': 'application/json', 'x-total-count': String(trashed.length) },
  });

beforeEach(() => {
  [kept, trashed] = [[documentOf({ version: 3, counts: true })], []];
  server = fakeServer({
    'GET /documents/categories': () => json(categoriesOf(kept, 20)),
    'GET /documents/trash': listedTrash,
  });
});
afterEach(() => server.stop());

const show = async () => {
  showAs('client', <ClientDocumentsScreen />);
  const card = await screen.findByRole('region', { name: 'W-2' });
  return within(card);
};
async function choose(action: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More actions for w2.pdf' }));
  const item = await screen.findByRole('menuitem', { name: action });
  // antd focuses an open menu three frames later, which would take focus from the element that the action focuses.
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(item);
}

describe("menu of a client's own file", () => {
  it('renames the file, keeping the extension', async () => {
    await show();
    server.answer('PUT /documents/d-1', ({ body }) => {
      kept = [documentOf({ filename: 'Lakeside.pdf', version: 4 })];
      expect(body).toEqual({ filename: 'Lakeside.pdf', version: 3 });
      return json(kept[0] ?? {});
    });
    await choose('Rename');
    const field = await screen.findByRole('textbox', { name: 'File name' });
    expect(field).toHaveValue('w2.pdf');
    await userEvent.clear(field);
    await userEvent.type(field, 'Lakeside{Enter}');
    expect(await screen.findByText('Lakeside.pdf')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['', 'Enter a file name of up to 300 characters'],
    ['a/b', 'Enter a file name of up to 300 characters'],
  ])('rejects the name "%s" with an error next to its field', async (name, sentence) => {
    await show();
    await choose('Rename');
    const field = await screen.findByRole('textbox', { name: 'File name' });
    await userEvent.clear(field);
    await userEvent.type(field, `${name}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  });

  it('keeps the input after a stale version, and saves it on the next attempt', async () => {
    await show();
    const sent: unknown[] = [];
    const stale = { version: 5, detail: 'This file was changed in another window.' };
    server.answer('PUT /documents/d-1', ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refusal('stale_version', stale.detail, { version: stale.version })
        : json(documentOf({ filename: 'mine.pdf', version: 6 }));
    });
    await choose('Rename');
    const field = await screen.findByRole('textbox', { name: 'File name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'mine.pdf{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(stale.detail);
    expect(field).toHaveValue('mine.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { filename: 'mine.pdf', version: 3 },
      { filename: 'mine.pdf', version: 5 },
    ]);
  });

  it('moves the file to another category, and focus with it', async () => {
    await show();
    server.answer('PUT /documents/d-1', ({ body }) => {
      kept = [documentOf({ document_type: '1099', version: 4 })];
      expect(body).toEqual({ document_type: '1099', version: 3 });
      return json(kept[0] ?? {});
    });
    await choose('Move to…');
    const category = await screen.findByRole('combobox', { name: 'Category' });
    expect(within(category).queryByRole('option', { name: 'W-4' })).toBeNull();
    await userEvent.selectOptions(category, '1099');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    const target = within(screen.getByRole('region', { name: '1099' }));
    expect(await target.findByText('w2.pdf')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: '1099' })).toHaveFocus());
  });

  it('deletes the file without confirmation, offers Undo, and unchecks the checklist item', async () => {
    const card = await show();
    const checklist = within(screen.getByRole('region', { name: 'Document Checklist' }));
    expect(checklist.getByText(/^W-2/).closest('li')).toHaveTextContent('W-2: Complete');
    server.answer('DELETE /documents/d-1', () => {
      [kept, trashed] = [[], [trashedOf('w2.pdf')]];
      return new Response(null, { status: 204 });
    });
    server.answer('POST /documents/d-1/restore', () => {
      [kept, trashed] = [[documentOf({ version: 5 })], []];
      return json(kept[0] ?? {});
    });
    await choose('Delete');
    const undo = await card.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(card.getByRole('alert')).toHaveTextContent('w2.pdf was moved to the trash.');
    await waitFor(() => expect(card.queryByRole('button', { name: 'View w2.pdf' })).toBeNull());
    expect(checklist.getByText(/^W-2/).closest('li')).toHaveTextContent('W-2: Pending');
    await userEvent.click(undo);
    expect(await card.findByRole('button', { name: 'View w2.pdf' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'W-2' })).toHaveFocus();
  });

  it('keeps the file and shows the reason if it cannot be deleted', async () => {
    const card = await show();
    server.answer('DELETE /documents/d-1', () => refusal('unavailable', 'Down for a moment'));
    await choose('Delete');
    expect(await screen.findByText('Down for a moment')).toBeVisible();
    expect(card.getByRole('button', { name: 'View w2.pdf' })).toBeVisible();
  });
});

describe('trash', () => {
  it('lists deleted files with their removal date and restores them', async () => {
    [kept, trashed] = [[], [trashedOf('old.pdf')]];
    await show();
    const trash = within(await screen.findByRole('region', { name: 'Trash' }));
    expect(trash.getByText('Deleted files stay here for 30 days. Only you can see them.')).toBeVisible();
    expect(trash.getByText('W-2, deleted Feb 1, 2025')).toBeVisible();
    expect(trash.getByText('Will be permanently deleted on Mar 3, 2025')).toBeVisible();
    server.answer('POST /documents/d-1/restore', () => {
      [kept, trashed] = [[documentOf({ filename: 'old.pdf' })], []];
      return json(kept[0] ?? {});
    });
    await userEvent.click(trash.getByRole('button', { name: 'Restore old.pdf' }));
    expect(await screen.findByRole('button', { name: 'View old.pdf' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Trash' })).toBeNull());
  });

  it('is hidden while empty', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'Trash' })).toBeNull();
  });
});

describe('file excluded from the checklist', () => {
  it.each([
    ['Virus found', { scan_state: 'infected', counts: false }],
    ['Empty file', { counts: false }],
    ['Sent back', { counts: false, sent_back: true }],
  ] as const)('is listed with the note "%s" and does not complete the checklist item', async (note, more) => {
    kept = [documentOf(more)];
    const card = await show();
    expect(card.getByText(note)).toBeVisible();
    const checklist = within(screen.getByRole('region', { name: 'Document Checklist' }));
    expect(checklist.getByText(/^W-2/).closest('li')).toHaveTextContent('W-2: Pending');
  });
});
