import type { DataSource } from 'typeorm';

export interface SchemaObject {
  object: string;
  definition: string | null;
}

/** Returns every object in the public schema that a migration can create, as PostgreSQL describes it. */
export function describeSchema(owner: DataSource): Promise<SchemaObject[]> {
  return owner.query(`
    SELECT 'table ' || table_name AS object, table_type || COALESCE(c.relpersistence::text, '') AS definition
      FROM information_schema.tables t JOIN pg_class c ON c.oid = format('%I', t.table_name)::regclass
      WHERE table_schema = 'public'
    UNION ALL
    SELECT 'column ' || table_name || '.' || column_name,
           concat_ws(' ', data_type, numeric_precision, is_nullable, column_default, generation_expression)
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
    UNION ALL
    SELECT 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> 'schema_migrations'
    UNION ALL
    SELECT 'index ' || indexname, indexdef FROM pg_indexes
      WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
    UNION ALL
    SELECT 'grant ' || table_name || ' ' || privilege_type, grantee FROM information_schema.role_table_grants
      WHERE table_schema = 'public' AND grantee = 'portal_app'
    UNION ALL
    SELECT 'function ' || p.oid::regprocedure, p.prosrc FROM pg_proc p
      LEFT JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'
      WHERE p.pronamespace = 'public'::regnamespace AND d.objid IS NULL
    UNION ALL
    SELECT 'trigger ' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1, 2`);
}
