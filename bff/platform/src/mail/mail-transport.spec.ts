import { MailServer } from '../../testing/mail-server';
import { MailRefused, SmtpMailTransport } from './mail-transport';

const mail = { id: '01900000-0000-7000-8000-000000000000', subject: 'S', text: 'T', html: '<p>T</p>', language: 'en' };

describe('SMTP transport', () => {
  const server = new MailServer();
  let url: string;
  beforeAll(async () => {
    url = await server.start();
  });
  afterAll(() => server.stop());

  const sendTo = async (to: string, requireTLS: boolean, at = url): Promise<unknown> => {
    const transport = new SmtpMailTransport(at, 'portal@office.example', { requireTLS });
    const failure = await transport.send({ ...mail, to }).catch((error: unknown) => error);
    transport.close();
    return failure;
  };

  it('does not send to a server without TLS when TLS is required', async () => {
    expect(await sendTo('ada@example.com', true)).toMatchObject({
      code: expect.stringMatching(/^E/),
      permanent: false,
    });
    expect(server.tries).toBe(0);
  });

  it('reports an unreachable server as temporary', async () => {
    const failure = await sendTo('ada@example.com', false, 'smtp://127.0.0.1:1');
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ code: 'ESOCKET', permanent: false });
  });

  it('sends to exactly one recipient, even if the address contains separators', async () => {
    await sendTo('ada@example.com, eve@example.com', false);
    await sendTo('ada@example.com\r\nBcc: eve@example.com', false);
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
  });

  it('uses the same message id for every attempt, and marks the email as auto-generated', async () => {
    server.received.length = 0;
    for (let n = 0; n < 2; n += 1) expect(await sendTo('ada@example.com', false)).toBeUndefined();
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${mail.id}@office.example>`]),
    );
    const automatic = server.received[0]?.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });
});
