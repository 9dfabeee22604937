import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { returnStates, type ReturnState, type Turn } from '@portal/domain/returns/return-states';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { activateLocale } from '@portal/i18n';
import { document, intake, openDashboard, startDashboard } from '../testing/dashboard';
import { filing, returnIn } from '../testing/return';
import { ReturnPage } from './return.page';

interface Case {
  more?: Partial<ReturnStatus>;
  en: string;
  es: string;
  /** The one action of the dashboard's card, in English and in Spanish. */
  action: readonly [en: string, es: string, to: string];
  /** Accessible texts of the seven steps; the words of a date come after its step. */
  step: string;
}

const look = ['See every step', 'Ver todos los pasos', '/return'] as const;
const messages = (en: string, es: string) => [en, es, '/messages'] as const;

/** The sentences of the target design, 3.1, in both languages. */
const cases: Readonly<Record<ReturnState, Case>> = {
  intake: {
    en: 'Fill in your tax form.',
    es: 'Llene su formulario de impuestos.',
    action: ['Continue', 'Continuar', '/intake-form'],
    step: 'Your answers Now, since Feb 1, 2025',
  },
  documents_needed: {
    more: { open_for_client: 3 },
    en: 'We still need 3 papers from you.',
    es: 'Todavía necesitamos 3 documentos suyos.',
    action: ['Send papers', 'Enviar documentos', '/documents'],
    step: 'Your papers Now, since Feb 2, 2025',
  },
  ready_to_prepare: {
    en: 'We have everything. Your return waits for Renee Okafor.',
    es: 'Tenemos todo. Su declaración espera a Renee Okafor.',
    action: look,
    step: 'Your papers Now, since Feb 2, 2025',
  },
  preparing: {
    en: 'Renee Okafor is working on your return.',
    es: 'Renee Okafor está trabajando en su declaración.',
    action: look,
    step: 'We prepare Now, since Feb 3, 2025',
  },
  info_needed: {
    en: 'We need something from you to go on.',
    es: 'Necesitamos algo de usted para continuar.',
    action: messages('Answer', 'Responder'),
    step: 'We prepare Now, since Feb 3, 2025',
  },
  in_review: {
    en: 'A second person is checking your return.',
    es: 'Una segunda persona está revisando su declaración.',
    action: look,
    step: 'We prepare Now, since Feb 3, 2025',
  },
  awaiting_signature: {
    en: 'Your return is ready. Read it, then sign.',
    es: 'Su declaración está lista. Léala y después fírmela.',
    action: ['Read and sign', 'Leer y firmar', '/return'],
    step: 'You check and sign Now, since Feb 4, 2025',
  },
  changes_requested: {
    en: 'You asked a question. Nothing is sent until it is settled.',
    es: 'Usted hizo una pregunta. No se envía nada hasta que quede resuelta.',
    action: messages('Read messages', 'Leer mensajes'),
    step: 'You check and sign Now, since Feb 4, 2025',
  },
  ready_to_file: {
    en: 'Signed. We send it to the IRS.',
    es: 'Firmada. La enviamos al IRS.',
    action: look,
    step: 'We send it Now, since Feb 5, 2025',
  },
  filed: {
    more: { filings: [filing()] },
    en: 'Sent on Feb 20, 2025. Not accepted yet; this takes a few days.',
    es: 'Enviada el 20 feb 2025. Todavía no está aceptada; esto tarda unos días.',
    action: look,
    step: 'IRS answers Now, since Feb 6, 2025',
  },
  rejected: {
    more: { filings: [filing({ outcome: 'rejected' })] },
    en: 'The IRS sent it back. That happens; we are on it.',
    es: 'Su declaración fue devuelta (IRS). Suele pasar; ya lo estamos atendiendo.',
    action: ['Read why', 'Leer el motivo', '/return'],
    step: 'IRS answers Sent backFeb 18, 2025',
  },
  accepted: {
    more: { filings: [filing({ outcome: 'accepted', outcome_on: '2025-02-22' })] },
    en: 'Accepted on Feb 22, 2025. Your copy is here.',
    es: 'Aceptada el 22 feb 2025. Su copia está aquí.',
    action: ['Download', 'Descargar', '/return'],
    step: 'Done DoneFeb 7, 2025',
  },
  on_hold: {
    more: { reason_kind: 'waiting_for_authority' },
    en: 'Your return rests: we’re waiting for a tax authority.',
    es: 'Su declaración está en pausa: esperamos a una autoridad.',
    action: messages('Read messages', 'Leer mensajes'),
    step: 'We prepare StartedFeb 3, 2025',
  },
  not_filing: {
    more: { reason_kind: 'not_required' },
    en: 'This return is not being filed: no return is required.',
    es: 'Esta declaración no se va a presentar: no es obligatorio presentarla.',
    action: look,
    step: 'You check and sign Not started',
  },
};

const badges: Readonly<Record<Turn, readonly [en: string, es: string]>> = {
  client: ['Your turn', 'Le toca a usted'],
  office: ['Our turn', 'Nos toca a nosotros'],
  authority: ['With the IRS', 'En el IRS'],
  nobody: ['Done', 'Terminada'],
};
const everyBadge = Object.values(badges).flat();
/** Sentences that a return which was sent back, rests or is not filed must never show. */
const almostDone = /almost (done|there)|casi (list|termin)/i;

let server: FakeServer;
afterEach(async () => {
  server.stop();
  localStorage.clear();
  await act(() => activateLocale('en'));
});

const statusOf = (state: ReturnState): ReturnStatus => returnIn(state, cases[state].more);

const status = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const badgesIn = (card: HTMLElement): (string | null)[] =>
  within(card)
    .queryAllByText((text) => everyBadge.includes(text))
    .map(({ textContent }) => textContent);

describe.each([
  ['en', 0, 'Whose turn it is', 'Steps'],
  ['es', 1, 'A quién le toca', 'Pasos'],
] as const)('a return, in %s', (language, at, region, steps) => {
  beforeEach(() => act(() => activateLocale(language)));

  it.each(returnStates)('has one badge, one sentence and one action on the dashboard: %s', async (state) => {
    server = startDashboard(intake, [document(1, 'w2')]);
    server.answer('GET /return', () => json(statusOf(state)));
    openDashboard();
    const card = await status(region);
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(cases[state][language]);
    expect(badgesIn(card)).toEqual([badges[statusOf(state).turn][at]]);
    const link = within(card).getByRole('link');
    expect(link).toHaveTextContent(cases[state].action[at]);
    expect(link).toHaveAttribute('href', cases[state].action[2]);
    expect(window.document.body).not.toHaveTextContent(almostDone);
  });

  it.each(returnStates)('shows the same sentence and seven steps on its page: %s', async (state) => {
    server = fakeServer({ 'GET /return': () => json(statusOf(state)) });
    storeSession(sessionOf(personOf('client')));
    render(
      <StoreProvider store={createPortalStore()}>
        <MemoryRouter>
          <ReturnPage />
        </MemoryRouter>
      </StoreProvider>,
    );
    const card = await status(region);
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent(cases[state][language]);
    expect(badgesIn(card)).toEqual([badges[statusOf(state).turn][at]]);
    const list = within(screen.getByRole('region', { name: steps })).getAllByRole('listitem');
    expect(list).toHaveLength(7);
    if (language === 'en') expect(list.map(({ textContent }) => textContent)).toContain(cases[state].step);
    expect(window.document.body).not.toHaveTextContent(almostDone);
    expect(window.document.body).not.toHaveTextContent('%');
  });
});

it('names the turn of the response, not one of its own', async () => {
  server = startDashboard(intake, []);
  server.answer('GET /return', () => json({ ...statusOf('preparing'), turn: 'client' }));
  openDashboard();
  expect(badgesIn(await status('Whose turn it is'))).toEqual(['Your turn']);
});

it.each([
  ['client_asked', 'Your return rests: you asked for it.', 'Su declaración está en pausa: usted lo pidió.'],
  [
    'no_answer',
    'Your return rests: we got no answer from you.',
    'Su declaración está en pausa: no recibimos respuesta de usted.',
  ],
] as const)('speaks to the client about a reason that concerns them: %s', async (reason_kind, en, es) => {
  server = startDashboard(intake, []);
  server.answer('GET /return', () => json({ ...statusOf('on_hold'), reason_kind }));
  openDashboard();
  expect(await screen.findByRole('heading', { name: en })).toBeInTheDocument();
  await act(() => activateLocale('es'));
  expect(await screen.findByRole('heading', { name: es })).toBeInTheDocument();
});

it('does not offer to choose a preparer for a return that is not being filed', async () => {
  server = startDashboard(null, []);
  server.answer('GET /return', () => json(statusOf('not_filing')));
  openDashboard();
  await status('Whose turn it is');
  expect(screen.queryByRole('link', { name: 'Choose a preparer' })).not.toBeInTheDocument();
});
