import { expect, test, type Browser } from '@playwright/test'
import WebSocket from 'ws'
import { people } from '../support/own-people'
import { caller, freePort, ownServer, type Caller } from '../support/own-server'

/** A plain socket of this person, once it is let in. */
async function listen(url: string, { cookie, account }: Caller) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve())
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'auth', userId: account.id, userRole: account.role })))
  })
  return () => socket.readyState === WebSocket.CLOSED
}

/** An open page of this person, and whether its live channel is closed. */
async function open(browser: Browser, url: string, { cookie }: Caller) {
  const context = await browser.newContext({ baseURL: url })
  const [name, value] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  let [isAccepted, isClosed] = [false, false]
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => (isAccepted ||= String(payload).includes('auth_success')))
    socket.on('close', () => (isClosed = true))
  })
  await page.goto('/supplier/workorders')
  await expect.poll(() => isAccepted).toBe(true)
  return { page, isClosed: () => isClosed }
}

test('ended sessions, a removed person and a suspension reach the sockets and pages of another server at once', async ({
  browser,
}) => {
  const own = await ownServer()
  await own.start()
  const other = `http://localhost:${await freePort()}`
  await own.start({ PORT: new URL(other).port, WORKER: 'own' })
  const { admin, supplier } = await people(own)
  const email = 'ravi@own.example'
  const member = { name: 'Ravi Kale', email, role: 'floor' }
  const { id } = await supplier.call<{ id: number }>('POST', '/api/members', member)
  await own.rows(
    `UPDATE members SET state = 'active', password_hash = (SELECT password_hash FROM members WHERE id = $2) WHERE id = $1`,
    [id, supplier.account.member.id],
  )
  const status = async ({ cookie }: Caller) => (await fetch(`${other}/api/user`, { headers: { cookie } })).status
  const endsFor = async (who: Caller, act: () => Promise<unknown>) => {
    const [isSocketClosed, { page, isClosed }] = [await listen(other, who), await open(browser, other, who)]
    await act()
    // Nothing else than the message of the other server would end them.
    await expect.poll(() => [isSocketClosed(), isClosed()]).toEqual([true, true])
    expect(await status(who)).toBe(401)
    await page.reload()
    await expect(page).toHaveURL(/\/auth/)
    await page.context().close()
  }
  const stays = await listen(other, supplier)

  await test.step('an owner removes a person; the owner stays', async () => {
    await endsFor(await caller(other, email), () => supplier.call('POST', `/api/members/${id}/remove`))
    expect([stays(), await status(supplier)]).toEqual([false, 200])
  })
  await test.step('an admin ends the sessions of a company', () =>
    endsFor(supplier, () => admin.call('POST', `/api/users/${supplier.account.id}/sessions/end`)))
  await test.step('an admin suspends a company', async () =>
    endsFor(await caller(other, 'supplier@own.example'), () =>
      admin.call('PATCH', `/api/users/${supplier.account.id}/suspend`, { reason: 'Late with four orders' }),
    ))
  expect(stays()).toBe(true)
  await own.close()
})
