import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The object of an entry, and the ids in its details. */
interface Named {
  object_type: string | null;
  object_id: string | null;
  details: Readonly<Record<string, unknown>>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names for the ids in the log. Names change but ids do not, so names are looked up when the log is read. */
@Injectable()
export class AuditNamesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Returns current names by id, including those of deleted people. A form is named after its client, a document after
   * its client and file. Raw SQL, because the builder has no UNION, and one query per entry would be slow.
   */
  async find(entries: readonly Named[]): Promise<ReadonlyMap<string, string>> {
    const offices = entries
      .flatMap(({ object_type, object_id, details }) => [
        object_type === 'office' ? object_id : null,
        details.office_id,
      ])
      .filter((id): id is string => typeof id === 'string');
    const mentioned = entries.flatMap(({ object_id, details }) => [object_id, ...Object.values(details)]);
    const ids = mentioned.filter((id): id is string => typeof id === 'string' && uuid.test(id));
    if (ids.length + offices.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; name: string }[]>(
      `SELECT account.id::text, account.first_name || ' ' || account.last_name AS name
         FROM users account WHERE account.id = ANY($1::uuid[])
       UNION ALL SELECT office.id, office.name FROM offices office WHERE office.id = ANY($2::text[])
       UNION ALL SELECT form.id::text, owner.first_name || ' ' || owner.last_name
         FROM intake_forms form JOIN users owner ON owner.id = form.user_id WHERE form.id = ANY($1::uuid[])
       UNION ALL SELECT form.id::text, owner.first_name || ' ' || owner.last_name
         FROM schedule_c_forms form JOIN users owner ON owner.id = form.user_id WHERE form.id = ANY($1::uuid[])
       UNION ALL SELECT document.id::text, document.filename || ' (' || owner.first_name || ' ' || owner.last_name || ')'
         FROM documents document JOIN users owner ON owner.id = document.user_id WHERE document.id = ANY($1::uuid[])
       UNION ALL SELECT lead.id::text, COALESCE(NULLIF(concat_ws(' ', lead.first_name, lead.last_name), ''), lead.email)
         FROM client_preferences lead WHERE lead.id = ANY($1::uuid[]) AND lead.user_id IS NULL`,
      [[...new Set(ids)], [...new Set(offices)]],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
