import { POST as addMachine } from '@/app/api/machines/route'
import type { Viewer } from '@/lib/rules/core/permissions'
import { newCookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const ask = async (account: Viewer) =>
  addMachine(
    new Request('http://localhost:3000/api/machines', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: await newCookieOf(account) },
      body: '{}',
    }),
    { params: Promise.resolve({}) },
  )

test('a role that may never do this is refused before its input is read', async () => {
  expect((await ask(await make.customer())).status).toBe(403)
  expect((await ask(await make.supplier())).status).toBe(400)
})
