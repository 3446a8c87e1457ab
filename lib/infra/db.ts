import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { BoundedPool } from './bounded-pool'
import { env } from './env'
import { Prisma, PrismaClient } from './prisma/client'
import { inTransaction, type Work } from './transaction'

export const { sql, join, empty, raw } = Prisma
export type Sql = Prisma.Sql

/** Runs one statement and gives its rows, instants as ISO strings. */
export type Rows = <T>(query: Sql) => Promise<T[]>

/** Prisma without what it would gather from several transactions into one query. */
export type Tx = {
  [K in Exclude<keyof PrismaClient, `$${string}`>]: Omit<PrismaClient[K], 'findUnique' | 'findUniqueOrThrow'>
}

// Next may load this file more than once in a process; there is one pool all the same.
const shared = globalThis as { jobworkDb?: { pool: BoundedPool; prisma: PrismaClient } }

function open() {
  const pool = new BoundedPool(env().DATABASE_URL!, env().DATABASE_POOL)
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  // Its long messages quote what was to be written, which belongs in no log.
  return { pool, prisma: new PrismaClient({ adapter, errorFormat: 'minimal' }) }
}
const connections = () => (shared.jobworkDb ??= open())

/** The Prisma client: writes and simple reads, in the transaction that it is used in. */
export const db = () => connections().prisma

/** The connections themselves, for libraries that keep their own tables. */
export const pool = () => connections().pool

/** Closes every connection of this process. */
export async function disconnect() {
  const open = shared.jobworkDb
  delete shared.jobworkDb
  await open?.prisma.$disconnect()
}

/** As this pool writes an instant, in UTC and without zeros at its end: 2026-11-21 04:05:06.78+00. */
const isoInstant = (text: string) =>
  text[10] === ' ' && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
    : text
// Number takes half of what pg's own parseInt takes.
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.TIMESTAMPTZ]: isoInstant,
  [pg.types.builtins.INT4]: Number,
}
const types = {
  getTypeParser: (oid: number, format?: 'text') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

// A named statement keeps its plan, and planning a seven-way join costs more than running it. A text search must not
// get a generic plan: it would lose its index.
const names = new Map<string, string>()
function nameOf(text: string): string | undefined {
  if (text.includes(' LIKE ')) return undefined
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url')))
  return name
}

/** Runs one statement, in the transaction that it is asked in or outside of any. */
export const rows: Rows = async <T>(query: Sql) => asObjects<T>(await pool().query(statementOf(query)))

/** What a statement asks, as one word: two that ask the same have the same. */
export const keyOf = ({ text, values }: Sql) => `${text}\n${JSON.stringify(values)}`

const statementOf = ({ text, values }: Sql) =>
  ({ name: nameOf(text), text, values, types, rowMode: 'array' }) as pg.QueryArrayConfig

/** An empty row for each set of columns, and their names: those of the next answer would be new strings, to be found as keys one by one. */
const shapes = new Map<string, { columns: string[]; empty: Record<string, unknown> }>()

/**
 * The rows of an answer by their columns' names. `pg` itself fills an object key by key, which V8 keeps as a table from the
 * 13th key on: that takes three times as long to make, to copy and to write as JSON. What JSON gives has its keys at once.
 */
function asObjects<T>({ fields, rows }: pg.QueryArrayResult<unknown[]>): T[] {
  if (!rows.length) return []
  const { columns, empty } = shapeOf(fields.map(({ name }) => name))
  return rows.map((values) => {
    const row = { ...empty }
    columns.forEach((name, i) => (row[name] = values[i]))
    return row as T
  })
}

function shapeOf(columns: string[]) {
  const key = columns.join()
  let shape = shapes.get(key)
  if (!shape) {
    const empty = JSON.parse(JSON.stringify(Object.fromEntries(columns.map((name) => [name, null]))))
    shapes.set(key, (shape = { columns, empty }))
  }
  return shape
}

/** Runs statements that don't wait for each other, in one go on one connection. Gives the rows of each. */
export async function together<T extends object[]>(...queries: { [K in keyof T]: Sql }) {
  const client = await pool().connect()
  try {
    const results = await Promise.all(queries.map((query) => client.query(statementOf(query))))
    return results.map((result) => asObjects(result)) as { [K in keyof T]: T[K][] }
  } finally {
    client.release()
  }
}

/** Runs the work in one transaction: all of it is kept, or nothing. */
export const transaction = <T>(work: Work<T>): Promise<T> => inTransaction(() => pool().connect(), work)
