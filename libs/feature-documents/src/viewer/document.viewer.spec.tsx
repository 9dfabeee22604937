import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import DocumentViewer from './document.viewer';
import { openPages } from './open-pages';
import type { Pages } from './pages';
import { documentOf, showAs } from '../testing/documents';

jest.mock('./open-pages', () => ({ openPages: jest.fn() }));
const opened = jest.mocked(openPages);

const pages = { close: jest.fn(), draw: jest.fn() };
const threePages: Pages = {
  count: 3,
  sizeOf: () => Promise.resolve({ width: 600, height: 800 }),
  draw: (...args) => {
    pages.draw(...args);
    return { done: Promise.resolve(), stop: () => undefined };
  },
  close: pages.close,
};

let server: FakeServer;
const onClose = jest.fn();
const view = { ...documentOf(), file_data: btoa('%PDF-') };

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  opened.mockResolvedValue(threePages);
  server = fakeServer({ 'GET /documents/d-1/view': () => json(view) });
});
afterEach(() => server.stop());

const show = () => showAs('preparer', <DocumentViewer document={documentOf()} onClose={onClose} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const zoom = () => screen.getAllByRole('status').find(({ textContent }) => /%$/.test(textContent))?.textContent;

const transformOf = (name: string) => screen.getByRole('img', { name }).querySelector('canvas')?.style.transform;

describe('document viewer', () => {
  it('shows name and type, opens the file with the matching renderer, and releases it on close', async () => {
    const { unmount } = show();
    expect(screen.getByRole('dialog')).toHaveTextContent(/w2\.pdf W-2/);
    expect(await screen.findByRole('region', { name: 'w2.pdf' })).toBeInTheDocument();
    expect(opened).toHaveBeenCalledWith(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]), 'application/pdf');
    await waitFor(() => expect(pages.draw).toHaveBeenCalled());
    unmount();
    expect(pages.close).toHaveBeenCalled();
  });

  it('zooms, fits, rotates and resets', async () => {
    show();
    await screen.findByRole('img', { name: 'Page 1 of 3' });
    await waitFor(() => expect(zoom()).toBe('100%'));
    await press('Zoom in');
    expect(zoom()).toBe('125%');
    await press('Zoom out');
    await press('Zoom out');
    expect(zoom()).toBe('75%');
    await press('Rotate');
    expect(transformOf('Page 1 of 3')).toContain('rotate(90deg)');
    await press('Reset');
    expect(zoom()).toBe('100%');
    expect(transformOf('Page 1 of 3')).toContain('rotate(0deg)');
  });

  it('turns pages and stops at the first and the last', async () => {
    show();
    await screen.findByRole('img', { name: 'Page 1 of 3' });
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await press('Next page');
    await press('Next page');
    expect(screen.getByRole('img', { name: 'Page 3 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('is operable by keyboard without overriding browser shortcuts', async () => {
    show();
    const stage = await screen.findByRole('region', { name: 'w2.pdf' });
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('+');
    expect(zoom()).toBe('125%');
    fireEvent.keyDown(stage, { key: '+', ctrlKey: true });
    expect(zoom()).toBe('125%');
    await userEvent.keyboard('0r{ArrowRight}');
    expect(transformOf('Page 2 of 3')).toContain('rotate(90deg)');
  });

  it('zooms by pinching and by Ctrl with the mouse wheel', async () => {
    show();
    const stage = await screen.findByRole('region', { name: 'w2.pdf' });
    await waitFor(() => expect(zoom()).toBe('100%'));
    const finger = (type: string, pointerId: number, clientX: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 0 });
      fireEvent(stage, Object.assign(event, { pointerId, pointerType: 'touch' }));
    };
    finger('pointerdown', 1, 0);
    finger('pointerdown', 2, 100);
    finger('pointermove', 2, 200);
    expect(zoom()).toBe('200%');
    finger('pointerup', 2, 200);
    finger('pointermove', 1, 90);
    expect(zoom()).toBe('200%');
    fireEvent.wheel(stage, { deltaY: 200, ctrlKey: true });
    expect(zoom()).toBe('74%');
  });

  it('reports a failure to load, and retries', async () => {
    server.answer('GET /documents/d-1/view', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Error loading document')).toBeInTheDocument();
    expect((await screen.findAllByText('Failed to load document')).length).toBeGreaterThan(0);
    server.answer('GET /documents/d-1/view', () => json(view));
    await press('Try Again');
    expect(await screen.findByRole('img', { name: 'Page 1 of 3' })).toBeInTheDocument();
  });

  it('reports a file that cannot be parsed', async () => {
    opened.mockRejectedValueOnce(new Error('no PDF'));
    show();
    expect(await screen.findByText('Error loading document')).toBeInTheDocument();
  });

  it('explains that a file has no preview but still offers the download', async () => {
    opened.mockResolvedValueOnce(null);
    show();
    expect(await screen.findByText('This file type cannot be previewed in the browser.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it("shows the server's message for a file that is still being scanned", async () => {
    const detail = 'We’re still checking this file for viruses. Please try again in a few minutes.';
    server.answer('GET /documents/d-1/view', () => refusal('conflict', detail));
    show();
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});
