import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SUPERUSER } from './postgres-cluster'
import { isRunning, type Postmaster } from './postmaster'

/** This process's claim on a shared server: a connection that is held until `leave`. */
export interface Stake {
  postmaster: Postmaster
  client: pg.Client
}

export const DATABASE = 'jobwork'
// Every process holds this advisory lock, shared: a process that gets it exclusively is the last one.
const IN_USE = 5_433_001
const STOP_MS = 30_000

export function urlOf({ port }: Postmaster, password: string, database = DATABASE): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** Undefined while the server is starting or stopping. */
export async function takeStake(postmaster: Postmaster, password: string): Promise<Stake | undefined> {
  const client = new pg.Client(urlOf(postmaster, password, 'postgres'))
  client.on('error', () => {}) // 'end' follows
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`).catch(unlessExists)
    return { postmaster, client }
  } catch (error) {
    await client.end()
    // 57P01 to 57P03: shutting down, crashed, starting up. No SQL state: not listening, or cut off.
    if (error instanceof pg.DatabaseError && !error.code?.startsWith('57P')) throw error
    return undefined
  }
}

/** Stops the server too, unless another process uses it. */
export async function leave({ postmaster, client }: Stake) {
  await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
  if (rows[0].alone) await shutDown(postmaster)
  await client.end()
}

// SIGINT is PostgreSQL's fast shutdown: it cuts off its clients and writes a checkpoint.
async function shutDown(postmaster: Postmaster) {
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (isRunning(postmaster) && Date.now() < deadline) await sleep(20)
}

// Two processes may create it at the same time.
function unlessExists(error: { code?: string }) {
  if (error.code !== '42P04' && error.code !== '23505') throw error
}
