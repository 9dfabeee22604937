import { isLoopback } from '@portal/server/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../config/env';
import type { LocalMail, LocalMails } from '../mail/local-mails';
import { ProblemError } from '../problem.error';
import { toProblem } from './to-problem';
import { sendProblem } from './problem.filter';

const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Serves `/api/mails`: the emails that the demo would have sent. Their links give access to accounts, so the page
 * exists only in demo mode (which production rejects) and only for a browser on this machine; all other requests get
 * 404.
 */
export function addLocalMailRoutes(server: FastifyInstance, env: Env, mails: LocalMails): void {
  if (!env.DEMO || env.production || env.SMTP_URL !== undefined) return;
  server.get<{ Params: { id?: string } }>('/api/mails/:id?', async (request, reply) => {
    const { id } = request.params;
    const found = !isFromThisMachine(request, env)
      ? undefined
      : id === undefined
        ? listPage(await mails.list())
        : mailPage(await mails.find(id));
    if (found === undefined) {
      sendProblem(toProblem(new ProblemError('not_found')), reply);
      return reply;
    }
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(found);
  });
}

/**
 * Checks the host name and every address in the forwarding chain, at least one of which reveals that a proxy forwards a
 * remote client.
 */
function isFromThisMachine(request: FastifyRequest, { PUBLIC_ORIGIN, TRUSTED_PROXY }: Env): boolean {
  const addresses = [request.ip, ...(request.ips ?? []), request.socket.remoteAddress ?? ''];
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => name in request.headers);
  return (
    addresses.every((address) => isLoopback(address.replace(/^::ffff:/, ''))) &&
    isLoopback(request.hostname) &&
    (!isForwarded || TRUSTED_PROXY !== undefined) &&
    (PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname))
  );
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)?.toString() ?? ''};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 0 auto; max-width: 42rem; padding: 1rem; overflow-wrap: anywhere; }
      li { margin-block: 0.75rem; }
      pre { font: inherit; white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <h1>${escape(title)}</h1>
    ${body}
  </body>
</html>
`;

function listPage(mails: readonly LocalMail[]): string {
  const items = mails.map(
    ({ id, to, subject, date }) =>
      `<li><a href="/api/mails/${id}">${escape(subject)}</a><br />${escape(to)}, ${escape(date)}</li>`,
  );
  const none = '<p>There are none yet.</p>';
  const note = '<p>Nothing was sent: there is no mail server (SMTP_URL). Only this machine can open this page.</p>';
  return page('Mails of the demo', `${note}${items.length > 0 ? `<ul>${items.join('')}</ul>` : none}`);
}

function mailPage(mail: LocalMail | undefined): string | undefined {
  if (!mail) return undefined;
  const text = escape(mail.text).replace(/https?:\/\/[^\s&<]+/g, (link) => `<a href="${link}">${link}</a>`);
  const head = `<p><a href="/api/mails">All mails</a></p><p>${escape(mail.to)}, ${escape(mail.date)}</p>`;
  return page(mail.subject, `${head}<pre>${text}</pre>`);
}
