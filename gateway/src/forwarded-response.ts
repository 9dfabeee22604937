import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Draining } from '@portal/server/graceful-shutdown';
import { isHopByHop } from './hop-by-hop';
import type { OpenStreams } from './open-streams';

interface Parts {
  reply: FastifyReply;
  /** Of the request. */
  body: Readable | null;
  streams: OpenStreams;
  draining: Draining;
  /** Called if the server fails before its response begins. */
  onError: (error: Error) => void;
}

/**
 * Writes the response of the bff to the caller as it arrives. Slows the bff down to the caller's speed, and disconnects
 * from it when the caller disconnects.
 */
export class ForwardedResponse implements Dispatcher.DispatchHandler {
  private isStarted = false;
  private isComplete = false;

  constructor(private readonly parts: Parts) {}

  onRequestStart(): void {
    // Undici recognizes a handler of its current interface by this method.
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { reply, streams, draining } = this.parts;
    const { raw } = reply;
    // The caller has gone, or its body took too long and it has been told so.
    if (raw.destroyed || reply.sent) {
      controller.abort(new Error('the caller disconnected'));
      return;
    }
    this.isStarted = true;
    const sent = reply.getHeaders() as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers)) if (!isHopByHop(name)) sent[name] = value;
    if (draining.begun) sent.connection = 'close';
    reply.hijack();
    raw.writeHead(status, sent);
    raw.once('close', () => {
      if (!this.isComplete) controller.abort(new Error('the caller disconnected'));
    });
    if (!headers['content-type']?.startsWith('text/event-stream')) return;
    streams.add(raw);
    reply.request.isStream = true;
    // An event may come much later than the headers.
    raw.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    const { raw } = this.parts.reply;
    if (raw.write(piece)) return;
    controller.pause();
    raw.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.isComplete = true;
    this.parts.reply.raw.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.parts.body?.destroy();
    if (this.isStarted) this.parts.reply.raw.destroy();
    else this.parts.onError(error);
  }
}
