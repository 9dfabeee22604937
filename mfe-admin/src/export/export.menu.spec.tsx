import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { showAt } from '../testing/admin';
import { ExportMenu } from './export.menu';

let server: FakeServer;
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server = fakeServer({});
});
afterEach(() => {
  server.stop();
  jest.restoreAllMocks();
});

const show = () =>
  showAt('/admin/intakes', '/admin/:tab', <ExportMenu list="intakes" criteria={{ search: 'a b', status: 'draft' }} />);
const choose = async (label: string) => {
  fireEvent.click(screen.getByText('Export'));
  fireEvent.click(await screen.findByText(label));
};
const file = (parts: string[]) =>
  new Response(
    new ReadableStream({
      start: (writer) => {
        for (const part of parts) writer.enqueue(new TextEncoder().encode(part));
        writer.close();
      },
    }),
    { headers: { 'content-type': 'text/csv' } },
  );

describe('export', () => {
  it('requests exactly the rows that the screen shows, and saves them as a named file', async () => {
    server.answer('GET /admin/exports/intakes', () => file(['Client', '\r\nAda']));
    show();
    await choose('Export as CSV');
    expect(await screen.findByText(/^Exported: intakes-\d{4}-\d\d-\d\d\.csv$/)).toBeVisible();
    const exportQuery = new URL(server.to('/admin/exports/intakes')[0]?.path ?? '', 'http://here').searchParams;
    expect(Object.fromEntries(exportQuery)).toEqual({ format: 'csv', criteria: 'search=a+b&status=draft' });
    expect(saved).toHaveLength(1);
  });

  it('shows its progress, and can be stopped', async () => {
    server.answer(
      'GET /admin/exports/intakes',
      () =>
        new Response(
          new ReadableStream({ start: (writer) => writer.enqueue(new TextEncoder().encode('x'.repeat(4096))) }),
          { headers: { 'content-type': 'text/csv' } },
        ),
    );
    show();
    await choose('Export as Excel (XLSX)');
    expect(await screen.findByText('Exporting: 4 kB')).toBeVisible();
    expect(screen.getByText('Stop')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it("shows the server's reason for a rejection", async () => {
    server.answer('GET /admin/exports/intakes', () => refusal('throttled', 'Other exports are running.'));
    show();
    await choose('Export as CSV');
    expect(await screen.findByText('Other exports are running.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('saves no file when the download is interrupted', async () => {
    server.answer('GET /admin/exports/intakes', () => {
      throw new Error('cut');
    });
    show();
    await choose('Export as CSV');
    expect(await screen.findByText('Failed to export the list')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
