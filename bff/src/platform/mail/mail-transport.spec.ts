import { MailServer } from '../../../testing/mail-server';
import { MailRefused, SmtpMailTransport } from './mail-transport';

const mail = { id: '01900000-0000-7000-8000-000000000000', subject: 'S', text: 'T', html: '<p>T</p>', language: 'en' };

describe('a mail server', () => {
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

  it('that does not encrypt gets nothing where encryption is asked for', async () => {
    expect(await sendTo('ada@example.com', true)).toMatchObject({
      code: expect.stringMatching(/^E/),
      permanent: false,
    });
    expect(server.tries).toBe(0);
  });

  it('that is not there is tried again later', async () => {
    const failure = await sendTo('ada@example.com', false, 'smtp://127.0.0.1:1');
    expect(failure).toBeInstanceOf(MailRefused);
    expect(failure).toMatchObject({ code: 'ESOCKET', permanent: false });
  });

  it('gets one recipient, whatever stands in the address', async () => {
    await sendTo('ada@example.com, eve@example.com', false);
    await sendTo('ada@example.com\r\nBcc: eve@example.com', false);
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com');
  });

  it('gets the same id at every attempt, and hears that a machine wrote it', async () => {
    server.received.length = 0;
    for (let n = 0; n < 2; n += 1) expect(await sendTo('ada@example.com', false)).toBeUndefined();
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${mail.id}@office.example>`]),
    );
    const automatic = server.received[0]?.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });
});
