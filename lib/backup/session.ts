import pg from 'pg'

/**
 * A connection on which rows are written and read as text that means the same everywhere, and on which nothing is cut
 * short: a managed database may have limits that are made for requests.
 */
export async function openSession(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true })
  // What it was at hears of it.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
    SET extra_float_digits = 1; SET bytea_output = 'hex'; SET row_security = off;
    SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '20s'`)
  return client
}
