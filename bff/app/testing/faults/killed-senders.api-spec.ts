import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { mailLimits } from '@portal/bff-platform/mail/mail.limits';
import type { SilentAt } from '@portal/bff-platform/testing/mail-server';
import { MailingPair } from './mailing-pair';

/** Where the email is when its sender is killed; the mail server has not accepted it yet. */
const unaccepted = ['sender', 'recipient', 'content'] as const;
/** Who sends it instead. */
const senders = ['the other server', 'the restarted server'] as const;
/** Milliseconds between the request and the kill: before, during and after the commit. */
const delays = [5, 100, 400];
const rounds = senders.length + unaccepted.length + delays.length + 1;

let pair: MailingPair;
let clients: string[];
let round = 0;
beforeAll(async () => {
  ({ pair, ids: clients } = await MailingPair.start(rounds));
});
afterAll(() => pair.stop());

/** Takes the next client; the servers are killed in turn. */
function next() {
  const [client = '', victim] = [clients[round], round % 2];
  round += 1;
  return { client, victim, other: 1 - victim, key: uuidv7() };
}

const once = [{ sent: true, copies: 1 }];

/** Kills a server. Until then it alone could send the email, and the mail server lets nobody finish. */
async function kill(victim: number): Promise<void> {
  await pair.kill(victim);
  pair.mailServer.answerAgain();
  await pair.endLeases();
}

/** Kills a server after it has moved a return, and has the email sent by the other server or by the restarted one. */
async function killSender(by: (typeof senders)[number], at?: SilentAt) {
  const { client, victim, other, key } = next();
  pair.freeze(other);
  const reached = pair.mailServer.silentAt(at ?? 'sender');
  expect((await pair.move(victim, client, key)).status).toBe(200);
  if (at) await reached;
  await kill(victim);
  if (by === 'the other server') pair.thaw(other);
  else await pair.startServer(victim);
  const told = await pair.untilTold(client);
  if (by === 'the other server') await pair.startServer(victim);
  else pair.thaw(other);
  return told;
}

describe('email about a move whose server is killed with SIGKILL', () => {
  it.each(senders)('is sent once by %s after a kill between commit and sending', async (by) =>
    expect(await killSender(by)).toEqual(once),
  );

  it.each(unaccepted.map((at, index) => [at, senders[index % senders.length] ?? senders[0]] as const))(
    'is sent once after a kill while the mail server was reading the %s, by %s',
    async (at, by) => expect(await killSender(by, at)).toEqual(once),
  );

  it.each(delays)('is sent once, like the move is made once, after a kill %i ms after the request', async (ms) => {
    const { client, victim, other, key } = next();
    pair.freeze(other);
    void pair.mailServer.silentAt('sender');
    const asked = pair.move(victim, client, key).catch(() => undefined);
    await pause(ms);
    await kill(victim);
    await asked;
    const isAnswerLost = await pair.isAnswerLost(client, key);
    pair.thaw(other);
    const outcome = isAnswerLost ? { status: 409, code: 'already_done' } : { status: 200 };
    expect(await pair.moveAgain(other, client, key)).toEqual(outcome);
    expect(await pair.untilTold(client)).toEqual(once);
    await pair.startServer(victim);
  });

  // SMTP cannot do better: the server that accepted the email can tell by the Message-ID that it is the same.
  it('is sent again under the same Message-ID if the mail server had accepted it, but nobody heard it', async () =>
    expect(await killSender('the other server', 'accepted')).toEqual([{ sent: true, copies: 2 }]));

  it('is sent for every move, and never again', async () => {
    expect(round).toBe(rounds);
    await pause(mailLimits.pollInterval * 2);
    expect(await pair.totals()).toEqual({ moves: rounds, mails: rounds, copies: rounds + 1, sent: rounds });
  });
});
