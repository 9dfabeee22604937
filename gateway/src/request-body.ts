import { PassThrough, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';

/** Maximum number of bytes read from a request that has already been answered: the largest upload and its form. */
const mostUnread = 17 * 1024 * 1024;

/**
 * Returns the body for the bff. When the bff stops reading it, the rest is read and discarded, because browsers read the
 * response only after sending everything, and the next request on the connection comes after the body. The bff's client
 * must not get the request itself: it destroys a body that it stops reading, which leaves the connection stuck.
 */
export function forwardedBody(request: IncomingMessage): Readable {
  const body = new PassThrough();
  // A failed body is reported by the response, or means that the caller is gone.
  body.on('error', () => undefined);
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('the caller disconnected'));
  });
  body.once('close', () => {
    request.unpipe(body);
    discardRest(request);
  });
  request.pipe(body);
  return body;
}

/** Closes the connection of a caller who sends more than any upload has. */
function discardRest(request: IncomingMessage): void {
  let unread = 0;
  request.on('data', (piece: Buffer) => {
    unread += piece.length;
    if (unread > mostUnread) request.destroy();
  });
  // unpipe() has paused it, and a listener alone does not resume a paused stream.
  request.resume();
}
