import pg from 'pg'

/**
 * A connection with fixed text formats for COPY and without timeouts, which a managed database may set for
 * requests.
 */
export async function openSession(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true })
  // The running query reports the error; this listener only prevents a crash.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
    SET extra_float_digits = 1; SET bytea_output = 'hex'; SET row_security = off;
    SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '20s'`)
  return client
}
