import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageTemplate } from '@portal/domain/message-templates/message-templates.dto';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt } from '../testing/admin';
import TemplatesCard from './templates.card';

const papers: MessageTemplate = {
  id: 'papers',
  name: 'Papers',
  office_id: null,
  text: 'Hello {first_name}',
  text_es: 'Hola, {first_name}',
  version: 2,
};
let templates: MessageTemplate[];
let server: FakeServer;

beforeEach(() => {
  templates = [papers];
  server = fakeServer({
    'GET /admin/message-templates': () => listed(templates),
    'GET /admin/offices': () => listed([]),
  });
});
afterEach(() => server.stop());

const show = () => showAt('/admin/site', '/admin/:tab', <TemplatesCard />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (method: string) => server.sent.filter((one) => one.method === method);

describe('message templates of the office', () => {
  it('says that there are none yet, and that loading failed', async () => {
    server.answer('GET /admin/message-templates', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load templates')).toBeVisible();
    templates = [];
    server.answer('GET /admin/message-templates', () => listed(templates));
    await press('Try Again');
    expect(await screen.findByText('No templates yet.')).toBeVisible();
  });

  it('names a merge field that does not exist beside its text, and sends nothing', async () => {
    show();
    await press('Add template');
    const form = await dialog('Add template');
    await userEvent.type(form.getByLabelText('Name'), 'Hello');
    await userEvent.type(form.getByLabelText('Text in English'), 'Hello {{name}');
    await userEvent.type(form.getByLabelText('Text in Spanish'), 'Hola');
    await userEvent.click(form.getByRole('button', { name: 'Add template' }));
    expect(form.getByLabelText('Text in English')).toHaveAccessibleDescription(
      /Text in English has a field that we can’t fill in\. Use \{first_name\}/,
    );
    expect(sent('POST')).toEqual([]);
  });

  it('adds a template for all offices', async () => {
    templates = [];
    server.answer('POST /admin/message-templates', () => json(papers, 201));
    show();
    await press('Add template');
    const form = await dialog('Add template');
    await userEvent.type(form.getByLabelText('Name'), 'Papers');
    await userEvent.type(form.getByLabelText('Text in English'), 'Hello {{first_name}');
    await userEvent.type(form.getByLabelText('Text in Spanish'), 'Hola, {{first_name}');
    templates = [papers];
    await userEvent.click(form.getByRole('button', { name: 'Add template' }));
    expect(await screen.findByRole('button', { name: 'Edit Papers' })).toBeVisible();
    const { name, office_id, text, text_es } = papers;
    expect(sent('POST')[0]?.body).toEqual({ name, office_id, text, text_es });
  });

  it('shows what someone else changed in the meantime, and keeps what is typed', async () => {
    show();
    await press('Edit Papers');
    const form = await dialog('Edit template');
    await userEvent.type(form.getByLabelText('Text in English'), '!');
    templates = [{ ...papers, text_es: 'Buenos días', version: 3 }];
    server.answer('PUT /admin/message-templates/papers', () => refusal('stale_version', 'Changed', { version: 3 }));
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByText('Someone else has changed this template in the meantime.')).toBeVisible();
    expect(form.getByText('Buenos días')).toBeVisible();
    expect(form.getByLabelText('Text in English')).toHaveValue('Hello {first_name}!');
  });

  it('deletes a template after asking', async () => {
    server.answer('DELETE /admin/message-templates/papers', nothing);
    show();
    await press('Delete Papers');
    const question = await dialog('Delete “Papers”?');
    expect(sent('DELETE')).toEqual([]);
    templates = [];
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No templates yet.')).toBeVisible();
    expect(sent('DELETE')).toHaveLength(1);
  });
});
