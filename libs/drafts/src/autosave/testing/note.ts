import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, RecordRef, SaveRequest, Values } from '../adapter';
import { Autosave } from '../autosave';
import { setAt, valueAt } from '../paths';

/** Minimal record with its rules, server and form, for tests. */
interface Child {
  name?: string | null;
  ssn?: string | null;
}

interface Body {
  city?: string | null;
  ssn?: string | null;
  income?: number | string;
  spouse?: { ssn?: string | null };
  children?: Child[];
}
type Saved = Body & RecordRef;
type Answer = { data?: Saved; error?: unknown } | 'lost' | 'down';

export const failure = (status: number, code: string, errors: FieldError[] = []) => ({
  error: { status, code, detail: 'No.', errors },
});
const isSsn = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && /^\d{9}$/.test(value));

function validate(body: Body): FieldError[] {
  const ssns = ['ssn', 'spouse.ssn', ...(body.children ?? []).map((_child, at) => `children.${at}.ssn`)];
  const wrong = ssns.filter((path) => !isSsn(valueAt(body, path)));
  const income = typeof body.income === 'number' && body.income <= 999_999_999 ? [] : ['income'];
  return [...wrong, ...income].map((field) => ({ field, detail: 'Not well formed.' }));
}

const blank: Body = { city: null, ssn: null, income: 0, spouse: { ssn: null }, children: [] };
const nothingIfEmpty = (value: unknown): unknown => (value === '' ? null : value);

export function toValues(record: Body | null): Values {
  const { city, ssn, income, spouse, children } = { ...blank, ...record };
  return {
    city: city ?? '',
    ssn: ssn ?? '',
    income: income ?? 0,
    spouse: { ssn: spouse?.ssn ?? '' },
    children: (children ?? []).map(({ name, ssn: number }, at) => ({
      key: `saved-${at}`,
      name: name ?? '',
      ssn: number ?? '',
    })),
  };
}

const toBody = (values: Values): Body =>
  JSON.parse(JSON.stringify(values), (key, value: unknown) =>
    key === 'key' ? undefined : nothingIfEmpty(value),
  ) as Body;

/**
 * Opens a form with autosave for one user on a fake server; `server.next` queues special responses.
 * @param record initial record; null if it could not be loaded
 */
export function openNote(server: ReturnType<typeof noteServer>, userId: string, record = server.record) {
  let values = toValues(record);
  let listener = (_path?: string): void => undefined;
  const adapter: AutosaveAdapter<Body, Saved> = {
    name: 'note',
    wait: { debounce: 800, longest: 1_500 },
    toValues,
    toBody,
    validate,
    send: (request) => server.save(request),
    read: async () => ({ data: server.record && structuredClone(server.record) }),
  };
  const errors: FieldError[] = [];
  const kept: string[] = [];
  const autosave = new Autosave(
    adapter,
    {
      getValues: () => values,
      setValue: (path, value) => setAt(values, path, value),
      reset: (all) => (values = structuredClone(all)),
      showKept: (fields) => kept.push(...fields),
      showErrors: (found) => errors.push(...found),
      onChange: (listen) => {
        listener = listen;
        return () => (listener = () => undefined);
      },
    },
    userId,
  );
  const close = autosave.start(record);
  const type = (path: string, value: unknown): void => {
    setAt(values, path, value);
    listener(path);
  };
  return { autosave, errors, kept, type, close, values: () => values };
}

export function noteServer(record: Saved | null) {
  const server = {
    record,
    sent: [] as Body[],
    next: [] as Answer[],
    save: async ({ body: sent, ref }: SaveRequest<Body>): Promise<{ data?: Saved; error?: unknown }> => {
      const { submitted: _, version: __, ...body } = sent;
      const answer = server.next.shift();
      if (answer === 'down') return failure(0, 'unreachable');
      if (answer && answer !== 'lost') return answer;
      if ((server.record?.version ?? 0) !== (ref?.version ?? 0)) return failure(409, 'stale_version');
      server.sent.push(structuredClone(body));
      server.change(body);
      return answer === 'lost' ? failure(0, 'unreachable') : { data: structuredClone(server.record ?? undefined) };
    },
    change: (body: Body) => {
      server.record = {
        ...server.record,
        ...structuredClone(body),
        id: 'a',
        version: (server.record?.version ?? 0) + 1,
      };
    },
  };
  return server;
}

export const saved: Saved = {
  id: 'a',
  version: 1,
  city: 'Detroit',
  ssn: '219099999',
  income: 100,
  spouse: { ssn: '219099998' },
  children: [
    { name: 'Kit', ssn: '219099997' },
    { name: 'Max', ssn: '219099996' },
  ],
};
