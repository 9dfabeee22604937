import type { AutosaveAdapter } from '@portal/drafts/autosave';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { Api } from '../../bff/app/testing/api';
import { intakeRecord } from '../../libs/feature-tax-forms/src/intake/intake.adapter';

interface Sent {
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

const unreachable = { error: { status: 0, code: 'unreachable', detail: null, errors: [] } };
const throttled = { error: { status: 429, code: 'throttled', detail: 'Too many.', errors: [], retryAfter: 2 } };

/** Simulates the network between a tab and a real server, including failures. */
export class FamilyNetwork {
  /** Number of pauses during which no request arrives (`offline`) or the server throttles (`throttled`). */
  offline = 0;
  throttled = 0;
  losesAnswer = false;
  /** True from the end of the session until the next sign-in. */
  signedOut = false;
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly api: Api,
    private readonly token: string,
  ) {}

  readonly adapter: AutosaveAdapter<IntakeBody, IntakeForm> = {
    ...intakeRecord,
    send: ({ ref, body, key }) => {
      const sent = { body, headers: { 'idempotency-key': key } };
      return ref
        ? this.send<IntakeForm>(intakeEndpoints.update, { ...sent, params: { id: ref.id } })
        : this.send<IntakeForm>(intakeEndpoints.create, sent);
    },
    read: () => this.send<IntakeForm | null>(intakeEndpoints.mine, {}),
  };

  get healthy(): boolean {
    return this.offline === 0 && this.throttled === 0 && !this.losesAnswer && !this.signedOut;
  }

  heal(): void {
    Object.assign(this, { offline: 0, throttled: 0, losesAnswer: false, signedOut: false });
  }

  pauseOver(): void {
    this.offline = Math.max(0, this.offline - 1);
    this.throttled = Math.max(0, this.throttled - 1);
  }

  /** Waits until every response has arrived and is handled. */
  async quiet(): Promise<void> {
    while (this.underWay.size > 0) {
      await Promise.allSettled(this.underWay);
      // Let the responses be handled.
      await new Promise((done) => setImmediate(done));
    }
  }

  private send<T>(call: AnyEndpoint, sent: Sent): Promise<{ data?: T; error?: unknown }> {
    const answer = this.transmit<T>(call, sent);
    this.underWay.add(answer);
    void answer.finally(() => this.underWay.delete(answer));
    return answer;
  }

  private async transmit<T>(call: AnyEndpoint, sent: Sent): Promise<{ data?: T; error?: unknown }> {
    if (this.offline > 0) return unreachable;
    if (this.throttled > 0) return throttled;
    const token = this.signedOut ? 'ended' : this.token;
    const { status, body, problem } = await this.api.call(call, { ...sent, token });
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return unreachable;
    }
    if (status < 400) return { data: body as T };

    return { error: { ...problem, errors: problem.errors ?? [] } };
  }
}
