import type { Asked, RequestRecipe, Sent } from './request-recipe';

const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

async function changedDocument({ api, id }: Asked): Promise<Sent> {
  const rows = isUuid(id)
    ? await api.query<{ version: number }>('SELECT version FROM documents WHERE id = $1', [id])
    : [];
  return { payload: { filename: 'renamed.pdf', version: rows[0]?.version ?? 1 } };
}

async function trashedDocument({ api, id }: Asked): Promise<Sent> {
  if (isUuid(id)) await api.query('UPDATE documents SET deleted_at = now() WHERE id = $1', [id]);
  return {};
}

/** How a client's changes of an own document are asked. */
export const changedDocumentRequests: Readonly<Record<string, RequestRecipe>> = {
  'documents.change': { of: 'document', shows: 'document', send: changedDocument },
  'documents.restore': { of: 'document', shows: 'document', send: trashedDocument },
};
