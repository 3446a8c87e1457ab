import pg from 'pg'

/** The name of our policies on the job queue's tables. */
const POLICY = 'jobwork_server'

/**
 * Lets the server's role read and write rows of the tables that the client's role owns, and nothing else: it changes
 * no table, no record of migrations and no event. Idempotent.
 */
export async function grantUse(client: pg.Client, connectionString: string) {
  const role = pg.escapeIdentifier(decodeURIComponent(new URL(connectionString).username))
  const { rows: schemas } = await client.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname IN (current_schema(), 'graphile_worker')`,
  )
  for (const { name } of schemas)
    await client.query(`
      GRANT USAGE ON SCHEMA ${name} TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${name} TO ${role};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${name} TO ${role};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${name} TO ${role}`)
  await client.query(`
    REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations, graphile_worker.migrations FROM ${role};
    REVOKE UPDATE, DELETE ON events FROM ${role}`)
  await openQueue(client, role)
}

/** The queue's tables have row security without a policy: nobody but their owner sees a row. */
async function openQueue(client: pg.Client, role: string) {
  const { rows: closed } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity`,
  )
  for (const { name } of closed)
    await client.query(`
      DROP POLICY IF EXISTS ${POLICY} ON ${name};
      CREATE POLICY ${POLICY} ON ${name} TO ${role} USING (true) WITH CHECK (true)`)
}
