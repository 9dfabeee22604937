import type { FastifyReply } from 'fastify';
import { matchLocale, type Locale } from '@portal/domain/i18n/locales';
import type { Message, Translate } from '@portal/domain/i18n/message';
import { statusOfProblem, type FieldError, type Problem, type ProblemCode } from '@portal/domain/problem';
import { problemDetail, problemTitle } from '@portal/domain/problem-detail';

/** Optional details of a problem. */
export interface ProblemFacts extends Pick<Problem, 'id' | 'version' | 'state'> {
  /** Message for the user; default: the message for the code. */
  detail?: Message;
  /** One entry per invalid field. `detail` is a message, or a rule's text already in the caller's language. */
  errors?: readonly { field: string; detail: Message | string }[];
  /** Seconds to wait before retrying; sent as `Retry-After`. */
  retry_after?: number;
}

/**
 * Returns a function that sends `application/problem+json` (RFC 9457) with a message in the caller's language and a
 * request id, but never a stack trace, SQL or input values.
 */
export const problemSender =
  (translateTo: (locale: Locale) => Translate) =>
  (reply: FastifyReply, code: ProblemCode, facts: ProblemFacts = {}): FastifyReply => {
    const { detail = problemDetail(code), errors, retry_after, ...more } = facts;
    const locale = matchLocale(reply.request.headers['accept-language']);
    const translate = translateTo(locale);
    const status = statusOfProblem[code];
    const body: Problem = {
      type: `/api/docs#${code}`,
      title: translate(problemTitle(code)),
      status,
      detail: translate(detail),
      code,
      request_id: reply.request.id,
      ...more,
      ...(errors ? { errors: inWords(errors, translate) } : {}),
    };
    if (retry_after !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(retry_after)));
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(body));
  };

/**
 * Maximum size of the errors in one response, bytes, so that a large invalid request does not cause a large response.
 */
const errorBytes = 16_000;

type Errors = NonNullable<ProblemFacts['errors']>;

/** Translates as many errors as fit into a response, but at least one. */
function inWords(errors: Errors, translate: Translate): FieldError[] {
  const translated: FieldError[] = [];
  let left = errorBytes;
  for (const { field, detail } of errors) {
    const one = { field: field.slice(0, 200), detail: typeof detail === 'string' ? detail : translate(detail) };
    left -= Buffer.byteLength(JSON.stringify(one)) + 1;
    if (left < 0 && translated.length > 0) break;
    translated.push(one);
  }
  return translated;
}
