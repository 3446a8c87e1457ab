import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { caller, freePort, ownServer, type OwnServer } from '../support/own-server'

const DEMO = 'jobwork-demo'
let own: OwnServer
test.beforeAll(async () => void (own = await ownServer()))
test.afterAll(() => own.close())

/** What a server needs that starts where nothing is yet. */
const firstStart = async () => {
  const port = String(await freePort())
  const APP_URL = `http://localhost:${port}`
  const unset = { DATABASE_URL: '', AUTH_SECRET: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  return { ...unset, PORT: port, APP_URL, DATA_DIR: path.join(own.folder, 'first') }
}

test('of two first starts at once on one folder one fills it, the other waits, and both are healthy', async () => {
  const [one, other] = [await firstStart(), await firstStart()]
  const servers = await Promise.all([own.start(one), own.start(other)])
  for (const server of servers)
    await expect.poll(() => own.said(server)).toContain(`customer@demo.jobwork.example  ${DEMO}`)
  const filled = servers.filter((server) => own.said(server).includes('Filling the empty database'))
  expect(filled).toHaveLength(1)

  for (const { APP_URL } of [one, other]) expect((await fetch(`${APP_URL}/api/health`)).status).toBe(200)
  const admin = await caller(one.APP_URL, 'admin@demo.jobwork.example', DEMO)
  const there = await fetch(`${other.APP_URL}/api/user`, { headers: { cookie: admin.cookie } })
  expect([there.status, await there.json()]).toMatchObject([200, { email: admin.account.email }])
  for (const server of servers) {
    await own.stop(server)
    expect(server.exitCode).toBe(0)
  }
})

test('where a real installation was restored the start names no demo accounts', async () => {
  const archive = path.join(own.folder, 'real.tar.gz')
  const real = await own.start()
  await own.stop(real)
  expect(await own.task(['backup', archive])).toMatchObject({ code: 0 })
  const variables = { ...(await firstStart()), DATA_DIR: path.join(own.folder, 'restored') }
  expect(await own.task(['restore', archive], variables)).toMatchObject({ code: 0 })

  const server = await own.start(variables)
  const { account } = await caller(variables.APP_URL, 'admin@own.example')
  expect(account.role).toBe('admin')
  await expect.poll(() => own.said(server)).toContain('has accounts already')
  expect(own.said(server)).not.toContain('demo.jobwork.example')
  await own.stop(server)
})

test('a backup where no database is says so and makes none', async () => {
  const DATA_DIR = path.join(own.folder, 'nothing')
  const variables = { ...(await firstStart()), DATA_DIR }
  const { code, output } = await own.task(['backup'], variables)
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`No database in ${DATA_DIR}`) })
  expect(existsSync(DATA_DIR)).toBe(false)
})
