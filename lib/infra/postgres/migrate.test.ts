import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from './migrate'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let server: pg.Client
let client: pg.Client
let folder: string
let url: string

beforeAll(async () => {
  server = new pg.Client(process.env.DATABASE_URL)
  await server.connect()
})
afterAll(() => server.end())

beforeEach(async () => {
  const name = `${new URL(process.env.DATABASE_URL!).pathname.slice(1)}_migrate`
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: name }).href
  client = new pg.Client(url)
  await client.connect()
  folder = await mkdtemp(join(tmpdir(), 'jobwork-migrations-'))
  await write('1_first', 'create table first (n int); insert into first values (1);')
})
afterEach(async () => {
  await client.end()
  await rm(folder, { recursive: true })
})

async function write(name: string, sql: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}
const rows = async (sql: string) => (await client.query(sql)).rows

test('of four at once one applies, and the record is the one that Prisma keeps', async () => {
  await write('2_second', 'insert into first values (2);')
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { folder })))
  expect(applied.sort((a, b) => b.length - a.length)).toEqual([['1_first', '2_second'], [], [], []])
  expect(await rows('select n from first order by n')).toEqual([{ n: 1 }, { n: 2 }])
  expect(
    await rows(
      'select migration_name, length(checksum), applied_steps_count, finished_at >= started_at as done, logs, rolled_back_at from _prisma_migrations order by 1',
    ),
  ).toEqual(
    ['1_first', '2_second'].map((migration_name) => ({
      migration_name,
      length: 64,
      applied_steps_count: 1,
      done: true,
      logs: null,
      rolled_back_at: null,
    })),
  )
  expect(await rows("select to_regclass('graphile_worker._private_jobs') is not null as queue")).toEqual([
    { queue: true },
  ])
})

test('a migration that fails is undone as a whole, and named', async () => {
  await write('2_second', 'insert into first values (2); insert into nowhere values (1);')
  await expect(migrate(url, { folder })).rejects.toThrow(
    'The migration 2_second failed, and was undone: relation "nowhere"',
  )
  expect(await rows('select n from first')).toEqual([{ n: 1 }])

  await write('2_second', 'insert into first values (3);')
  expect(await migrate(url, { folder })).toEqual(['2_second'])
})

test('an applied migration must stay as it was', async () => {
  await migrate(url, { folder })
  await write('1_first', 'create table first (n bigint);')
  await expect(migrate(url, { folder })).rejects.toThrow('The migration 1_first was changed after it was applied')

  await rm(join(folder, '1_first'), { recursive: true })
  await expect(migrate(url, { folder })).rejects.toThrow(
    "The database has the migration 1_first, which this version doesn't know",
  )
})

test("one that Prisma's own command left half-done is for a person to repair", async () => {
  await migrate(url, { folder })
  await rows('update _prisma_migrations set finished_at = null')
  await expect(migrate(url, { folder })).rejects.toThrow('The migration 1_first failed half-way')
})
