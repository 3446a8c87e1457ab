import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import S3rver from 's3rver'
import { openInbox } from '../../inbox'
import { everythingIn, rowsOf, sha256 } from '../support/database-contents'
import { drawings } from '../support/fixtures'
import { caller, ownServer, type Caller, type OwnServer } from '../support/own-server'

const [step] = drawings()
const DEMO = 'jobwork-demo'

let own: OwnServer
let bucket: S3rver
let second: { url: string; variables: Record<string, string> }
const archive = (name: string) => path.join(own.folder, 'archives', `${name}.tar.gz`)

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  own = await ownServer()
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: path.join(own.folder, 's3') }
  bucket = new S3rver({ ...options, configureBuckets: [{ name: 'drawings', configs: [] }] })
  const { port } = (await bucket.run()) as AddressInfo
  const url = await own.database('second')
  const variables = {
    DATABASE_URL: url,
    DATA_DIR: path.join(own.folder, 'second'),
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    S3_BUCKET: 'drawings',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  second = { url, variables }
})
test.afterAll(async () => {
  await bucket.close()
  await own.close()
})

/** An inquiry with a drawing of its own, as its customer submits it. */
async function inquire(customer: Caller, projectName: string) {
  const content = Buffer.concat([step!.buffer, Buffer.from(`/* ${projectName} */`)])
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), 'shaft.step')
  const up = await fetch(`${own.url}/api/files?purpose=inquiry`, {
    method: 'POST',
    headers: { cookie: customer.cookie },
    body,
  })
  const files = ((await up.json()) as { id: number }[]).map(({ id }) => ({ id }))
  const form = { projectName, description: 'Turned and drilled shaft', quantity: 40, files }
  return customer.call<{ id: number }>('POST', '/api/inquiries', form)
}

test('a backup that is taken while people write is of one moment, and is put under no server that runs', async () => {
  const source = await own.start({ WORKER: 'own', SEED_DEMO: 'true', PASSWORD_COST: '10' })
  const customer = await caller(own.url, 'customer@demo.jobwork.example', DEMO)
  let [written, going] = [0, true]
  const writing = (async () => {
    while (going) await inquire(customer, `Meanwhile ${++written}`)
  })()
  await expect.poll(() => written).toBeGreaterThan(3)
  const before = written
  const npm = promisify(execFile)('npm', ['run', '--silent', 'backup', '--', archive('meanwhile')], {
    // Without an address: it joins the database that the server's folder has.
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: own.folder },
  })
  const { stdout } = await npm.finally(() => (going = false))
  await writing
  expect(stdout).toContain('Backed up')
  expect((await stat(archive('meanwhile'))).mode & 0o777).toBe(0o600)

  const restored = await own.task(['restore', archive('meanwhile')], second.variables)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  const [state] = await rowsOf<Record<string, number>>(
    second.url,
    `SELECT count(DISTINCT i.id)::int AS inquiries, count(DISTINCT e.id)::int AS events, count(DISTINCT b.event_id)::int AS told,
       count(DISTINCT f.storage_key)::int AS files, max(split_part(i.project_name, ' ', 2)::int) AS last
     FROM inquiries i LEFT JOIN files f ON f.inquiry_id = i.id
     LEFT JOIN events e ON e.entity_type = 'inquiry' AND e.entity_id = i.id
     LEFT JOIN notifications b ON b.event_id = e.id
     WHERE i.project_name LIKE 'Meanwhile %'`,
  )
  const n = state!.inquiries!
  expect(n).toBeGreaterThanOrEqual(before - 1)
  expect(n).toBeLessThan(written)
  expect(state).toEqual({ inquiries: n, events: n, told: n, files: n, last: n })

  const running = await own.task(['restore', archive('meanwhile'), '--replace'])
  expect(running).toEqual({ code: 1, output: expect.stringContaining('A server or worker is using this database') })
  await own.stop(source)
})

test('what is not whole, or where it would take something away, is refused, and nothing is changed', async () => {
  const before = await everythingIn(second.url)
  const filled = await own.task(['restore', archive('meanwhile')], second.variables)
  expect(filled).toEqual({
    code: 1,
    output: expect.stringMatching(/not empty \(\d+ accounts\). Add --replace/),
  })
  const whole = await readFile(archive('meanwhile'))
  await writeFile(archive('cut'), whole.subarray(0, whole.length - 2000))
  const cut = await own.task(['restore', archive('cut'), '--replace'], second.variables)
  expect(cut).toEqual({ code: 1, output: expect.stringContaining('The backup is incomplete or damaged') })
  expect(await everythingIn(second.url)).toEqual(before)

  const failed = await own.task(['backup', path.join(archive('cut'), 'below-a-file')])
  expect(failed.code).toBe(1)
})

test('what comes back is the same product: rows, files, passwords, and the mails that were still owed', async () => {
  const source = await everythingIn(own.address)
  const backup = await own.task(['backup', archive('quiet')])
  expect(backup, backup.output).toMatchObject({ code: 0 })
  const restored = await own.task(['restore', archive('quiet'), '--replace'], second.variables)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  const target = await everythingIn(second.url)
  for (const [table, rows] of Object.entries(source)) expect(target[table], table).toEqual(rows)
  const filled = ['users', 'quotations', 'work_orders', 'shipments', 'bills', 'payouts', 'payout_allocations', 'rfqs']
  for (const table of [...filled.map((name) => `public.${name}`), 'graphile_worker._private_jobs'])
    expect(source[table]!.length, table).toBeGreaterThan(0)

  const inbox = await openInbox()
  const server = await own.start({ ...second.variables, SMTP_URL: inbox.url })
  const customer = await caller(own.url, 'customer@demo.jobwork.example', DEMO)
  const known = await customer.call<{ id: number; files: { name: string }[] }[]>('GET', '/api/inquiries?limit=500')
  const newest = Math.max(...known.map(({ id }) => id))
  let compared = 0
  for (const { id, files } of known)
    for (const { name } of files) {
      const address = `${own.url}/api/inquiries/${id}/files/${encodeURIComponent(name)}`
      const bytes = await (await fetch(address, { headers: { cookie: customer.cookie } })).arrayBuffer()
      const [row] = await own.rows<{ key: string }>(
        'SELECT storage_key AS key FROM files WHERE inquiry_id = $1 AND name = $2',
        [id, name],
      )
      expect(sha256(new Uint8Array(bytes)), address).toBe(
        sha256(await readFile(path.join(own.folder, 'files', row!.key))),
      )
      compared++
    }
  expect(compared).toBeGreaterThan(10)
  expect((await inquire(customer, 'Afterwards')).id).toBeGreaterThan(newest)

  const owed = `SELECT m.id FROM mails m JOIN events e ON e.id = m.event_id
    JOIN inquiries i ON e.entity_type = 'inquiry' AND e.entity_id = i.id
    WHERE m.done_at IS NULL AND i.project_name LIKE 'Meanwhile %'`
  expect((await own.rows(owed)).length).toBeGreaterThan(3)
  await expect.poll(() => rowsOf(second.url, owed)).toEqual([])
  await expect.poll(() => inbox.to('admin@own.example').length).toBeGreaterThan(0)
  await own.stop(server)
  await inbox.close()
})

test('back from the bucket into a folder every file is the same', async () => {
  const backup = await own.task(['backup', path.join(own.folder, 'archives')], second.variables)
  const written = /to (\S+jobwork-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz)/.exec(backup.output)
  expect(written, backup.output).not.toBeNull()
  const folder = path.join(own.folder, 'third')
  const url = await own.database('third')
  const restored = await own.task(['restore', written![1]!], { DATABASE_URL: url, DATA_DIR: folder })
  expect(restored, restored.output).toMatchObject({ code: 0 })
  // A job that was begun when the server stopped is given back, so the queue may differ.
  const product = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).filter(([table]) => !table.startsWith('graphile_worker.')))
  expect(product(await everythingIn(url))).toEqual(product(await everythingIn(second.url)))
  const files = await rowsOf<{ key: string }>(url, `SELECT storage_key AS key FROM files`)
  for (const { key } of files) {
    const inBucket = path.join(own.folder, 's3', 'drawings', `${key}._S3rver_object`)
    expect(sha256(await readFile(path.join(folder, 'files', key))), key).toBe(sha256(await readFile(inBucket)))
  }
  expect(files.length).toBeGreaterThan(10)
})
