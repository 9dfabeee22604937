export const areas = ['public', 'client', 'preparer', 'admin'] as const;
export type Area = (typeof areas)[number];

/** Where each area's manifest is: written at deploy time, read by the page, so that a switch needs no build. */
export type RemoteAddresses = Readonly<Partial<Record<Area, string>>>;

const address = '/remotes.json';
let reading: Promise<RemoteAddresses> | null = null;

async function fetched(): Promise<RemoteAddresses> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const list: unknown = await response.json();
  if (typeof list !== 'object' || list === null) throw new Error(`${address} is not a list of areas`);
  const known = areas.flatMap((area) => {
    const url = (list as Record<string, unknown>)[area];
    return typeof url === 'string' ? [[area, new URL(url, window.location.href).href] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The addresses, read once; `again` asks anew. A failure is not remembered. */
export const remoteList = {
  read(again = false): Promise<RemoteAddresses> {
    if (again) reading = null;
    reading ??= fetched();
    const current = reading;
    current.catch(() => {
      if (reading === current) reading = null;
    });
    return current;
  },
};
