import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StoreProvider, createPortalStore, signedOut } from '@portal/data-access/core';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { keepDraft, losesOnSignOut } from '@portal/drafts/core';
import { useFormDraft } from './form-draft';

interface Row {
  name: string | null;
  version: number;
}
type Values = Readonly<Record<string, unknown>>;

const ada = personOf('admin', { id: 'ada' });
const valuesOf = ({ name }: Row) => ({ name: name ?? '' });
const toBody = ({ name }: Values) => ({ name: String(name).trim() || null });
const row: Row = { name: 'Lakeside', version: 3 };

/** Fake form that can be typed into. */
function formWith(values: Values) {
  const listeners = new Set<(values: Values) => void>();
  return {
    getValues: () => values,
    watch: (listener: (values: Values) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    type: (name: string) => act(() => listeners.forEach((tell) => tell({ name }))),
  };
}

const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form with a save button', () => {
  let store: ReturnType<typeof createPortalStore>;
  beforeEach(() => {
    storeSession(sessionOf(ada));
    store = createPortalStore();
  });
  afterEach(() => keepDraft(ada.id, 'office', undefined));

  const open = (current = row) => {
    const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
    const { result, unmount } = renderHook(() => useFormDraft('office', current, { valuesOf, toBody }), { wrapper });
    const form = formWith(result.current.values);
    const stop = result.current.watch(form, result.current.row);
    const leave = (): void => {
      stop();
      unmount();
    };
    return { result, form, leave };
  };

  it('starts with the saved record and no unsaved input', () => {
    const { result } = open();
    expect(result.current).toMatchObject({ row, values: { name: 'Lakeside' }, isRestored: false });
    expect([asks(), losesOnSignOut(ada.id)]).toEqual([false, false]);
  });

  it('restores unsaved input together with the record that the user was editing', () => {
    const first = open();
    first.form.type('Harbour');
    first.leave();
    first.form.type('after leaving');
    expect([asks(), losesOnSignOut(ada.id), losesOnSignOut('bob')]).toEqual([true, true, false]);
    const { result } = open({ name: 'Theirs', version: 4 });
    expect(result.current).toMatchObject({ row, values: { name: 'Harbour' }, isRestored: true });
  });

  it('keeps nothing once the input equals the saved record, ignoring surrounding spaces', () => {
    const first = open();
    first.form.type('Harbour');
    first.leave();
    const { result, form } = open();
    form.type(' Lakeside ');
    expect(result.current.isRestored).toBe(false);
    expect([asks(), losesOnSignOut(ada.id)]).toEqual([false, false]);
  });

  it('drops its input on a deliberate sign-out', () => {
    const { form, leave } = open();
    form.type('Harbour');
    leave();
    act(() => void store.dispatch(signedOut('logout')));
    expect([asks(), losesOnSignOut(ada.id)]).toEqual([false, false]);
  });
});
