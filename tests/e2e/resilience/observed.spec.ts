import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { allEndpoints } from '../../../lib/contract/calls'
import { openInbox } from '../../inbox'
import { people } from '../support/own-people'
import { caller, ownServer, type OwnServer } from '../support/own-server'

let own: OwnServer
test.beforeEach(async () => void (own = await ownServer()))
test.afterEach(() => own.close())

type Line = Record<string, unknown> & { msg: string; requestId?: string }
const linesOf = (said: string) =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

test('each request leaves one line with the id that its answer carries and can forge none; a fault says its id and nothing else', async () => {
  const server = await own.start({ LOG_LEVEL: 'info', SLOW_QUERY_MS: '0' })
  const who = await caller(own.url, 'admin@own.example')
  const ask = (at: string) => fetch(own.url + at, { headers: { cookie: who.cookie } })
  const lineOf = async (answer: Response) => {
    const id = answer.headers.get('x-request-id')!
    const mine = () => linesOf(own.said(server)).filter(({ requestId }) => requestId === id)
    await expect.poll(() => mine().filter(({ msg }) => msg === 'request')).toHaveLength(1)
    return { id, lines: mine(), request: mine().find(({ msg }) => msg === 'request')! }
  }
  const listed = await lineOf(await ask('/api/customers?q=a-name-that-somebody-looks-for'))
  expect(listed.request).toMatchObject({ method: 'GET', path: '/api/customers', status: 200, user: who.account.id })
  expect([typeof listed.request.ms, Number(listed.request.statements) > 1]).toEqual(['number', true])
  expect((await lineOf(await ask('/admin/customers'))).request).toMatchObject({ path: '/admin/customers', status: 200 })
  expect((await lineOf(await ask('/api/nothing'))).request).toMatchObject({ status: 404 })
  const slow = listed.lines.filter(({ msg }) => msg === 'slow query')
  expect(slow.length).toBe(listed.request.statements)
  expect(slow.every(({ sql, ms }) => String(sql).includes('SELECT') && typeof ms === 'number')).toBe(true)
  expect(JSON.stringify(listed.lines)).not.toContain('somebody-looks-for')

  await own.rows('ALTER TABLE machines RENAME TO broken_machines')
  const fault = await ask('/api/machines')
  const { id, lines } = await lineOf(fault.clone())
  expect([fault.status, await fault.json()]).toEqual([
    500,
    { code: 'internal', requestId: id, message: expect.stringMatching(/^Something went wrong on our side/) },
  ])
  expect(lines.find(({ msg }) => msg === 'unexpected error')).toMatchObject({
    level: 50,
    err: { message: expect.stringContaining('machines'), stack: expect.any(String) },
  })
  const forged = '{"level":30,"msg":"forged"}'
  expect((await ask(`/api/auth/csrf?callbackUrl=${encodeURIComponent(`x:\n${forged}\n`)}`)).status).toBe(404)
  const log = { method: 'POST', body: new URLSearchParams({ level: 'error', code: 'forged' }) }
  expect((await fetch(`${own.url}/api/auth/_log`, log)).status).toBe(404)
  expect(own.said(server)).not.toContain('forged')

  const page = await ask('/admin/approvals')
  expect(page.status).toBe(500)
  expect(await page.clone().text()).toContain((await lineOf(page)).id)
})

test('nothing secret is in what the server writes, in its pages or in what browsers load', async () => {
  const inbox = await openInbox()
  const secrets = { AUTH_SECRET: 'the-auth-secret-0123456789-abcdef', S3: 'the-secret-of-the-bucket-0123' }
  const server = await own.start({
    LOG_LEVEL: 'debug',
    SLOW_QUERY_MS: '0',
    AUTH_SECRET: secrets.AUTH_SECRET,
    S3_BUCKET: 'none',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: secrets.S3,
    SMTP_URL: inbox.url.replace('smtp://', 'smtp://mailer:the-mail-password@'),
  })
  const all = await people(own)
  const passwords = {
    currentPassword: 'a-long-secret',
    newPassword: 'another-long-one',
    confirmPassword: 'another-long-one',
  }
  const post = (at: string, body: object, cookie = '') =>
    fetch(own.url + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  await post('/api/login', { username: 'admin@own.example', password: 'a-wrong-long-one' })
  await post('/api/user/password', passwords, all.supplier.cookie)
  await post('/api/password/forgot', { email: 'customer@own.example' })
  const token = await linkIn(inbox, 'customer@own.example')
  await post('/api/password/reset', { token, newPassword: 'a-third-long-one', confirmPassword: 'a-third-long-one' })
  await own.rows('ALTER TABLE users RENAME COLUMN phone TO broken')
  const form = {
    role: 'customer',
    companyName: 'A',
    contactName: 'B',
    email: 'new@own.example',
    password: 'a-fourth-long-one',
  }
  expect((await post('/api/register', form)).status).toBe(500)
  await own.rows('ALTER TABLE users RENAME COLUMN broken TO phone')

  const hashes = await own.rows<{ hash: string }>('SELECT password_hash AS hash FROM members')
  const keys = await own.rows<{ key: string }>('SELECT key::text FROM sessions')
  const cookies = [all.admin, all.customer, all.supplier].map(({ cookie }) => cookie.split('=')[1]!)
  const secret = [
    ...Object.values(secrets),
    'the-mail-password',
    new URL(own.address).password,
    token,
    ...cookies,
    'a-long-secret',
    'a-wrong-long-one',
    'another-long-one',
    'a-third-long-one',
    'a-fourth-long-one',
    ...hashes.map(({ hash }) => hash),
    ...keys.map(({ key }) => key),
  ]
  const leaks = (text: string) => secret.filter((one) => text.includes(one))
  await own.stop(server)
  expect(linesOf(own.said(server)).length).toBeGreaterThan(20)
  expect(leaks(own.said(server))).toEqual([])

  const again = await own.start({ AUTH_SECRET: secrets.AUTH_SECRET })
  const who = await caller(own.url, 'admin@own.example')
  for (const at of ['/auth', '/admin/dashboard', '/admin/customers', '/admin/profile', '/docs', '/api/openapi.json']) {
    const html = await (await fetch(own.url + at, { headers: { cookie: who.cookie } })).text()
    expect([at, leaks(html), /\$2[aby]\$\d\d\$/.test(html)]).toEqual([at, [], false])
  }
  await own.stop(again)
  const loaded = (await readdir('.next/static', { recursive: true })).filter((name) => /\.(js|css)$/.test(name))
  expect(loaded.length).toBeGreaterThan(20)
  for (const name of loaded) {
    const text = await readFile(path.join('.next/static', name), 'utf8')
    // Names of variables and libraries that only the server has.
    expect([
      name,
      /AUTH_SECRET|DATABASE_URL|S3_SECRET|SMTP_URL|passwordHash|password_hash|graphile_worker/.exec(text),
    ]).toEqual([name, null])
  }
  await inbox.close()
})

async function linkIn(inbox: Awaited<ReturnType<typeof openInbox>>, address: string) {
  const links = () => inbox.to(address).flatMap(({ text = '' }) => /\/auth\?token=([\w-]{43})/.exec(text)?.[1] ?? [])
  await expect.poll(() => links().length).toBeGreaterThan(0)
  return links()[0]!
}

test('every answer says how it may be used: pages, calls, files and failures', async () => {
  await own.start({ APP_URL: 'https://jobwork.example' })
  const headers = async (at: string) => (await fetch(own.url + at, { redirect: 'manual' })).headers
  const files = (await readdir('.next/static/chunks')).filter((name) => name.endsWith('.js'))
  const places = [
    '/',
    '/auth',
    '/docs',
    '/customer/orders',
    '/never-was',
    `/_next/static/chunks/${files[0]}`,
    '/favicon.svg',
  ]
  const calls = allEndpoints.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/g, '1'))
  for (const at of [...places, ...calls, '/api/never-was']) {
    const given = await headers(at)
    expect([at, Object.fromEntries(always.map(([name]) => [name, given.get(name)]))]).toEqual([
      at,
      Object.fromEntries(always),
    ])
    expect([at, given.get('x-powered-by'), given.get('server')]).toEqual([at, null, null])
    const policy = given.get('content-security-policy')!
    expect([at, policy]).toEqual([at, expect.stringContaining(`default-src 'none'`)])
    expect([at, /script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/.test(policy)]).toEqual([at, false])
    if (at.startsWith('/api/')) expect([at, policy]).toEqual([at, expect.stringContaining('sandbox')])
  }
  const nonces = new Set<string>()
  for (let n = 0; n < 3; n++) {
    const answer = await fetch(`${own.url}/auth`, {
      headers: { 'x-nonce': 'chosen', 'content-security-policy': `script-src 'nonce-chosen'` },
    })
    const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(
      answer.headers.get('content-security-policy')!,
    )!
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect(html).not.toMatch(/\son\w+="/)
    nonces.add(nonce!)
  }
  expect([nonces.size, nonces.has('chosen')]).toEqual([3, false])
})

const always: [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
]

test('the password of the admin stays in the process that creates the account', async () => {
  const secret = 'the-password-of-the-first-admin'
  const server = await own.start({ WEB_CONCURRENCY: '2', ADMIN_EMAIL: 'boss@own.example', ADMIN_PASSWORD: secret })
  const children = await childrenOf(server.pid!)
  const variables = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')))
  expect(variables.filter((text) => text.includes('AUTH_SECRET='))).toHaveLength(2)
  expect(variables.filter((text) => text.includes(secret))).toEqual([])
  const data = { username: 'boss@own.example', password: secret }
  const body = JSON.stringify(data)
  const signedIn = await fetch(`${own.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(signedIn.status).toBe(200)
})

/** The ids of the processes that this one has started. */
async function childrenOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean)
}
