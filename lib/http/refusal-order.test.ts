import { expect, test } from '@jest/globals'
import { POST as addMachine } from '@/app/api/machines/route'
import { signIn } from '@/lib/http/auth'
import { make } from '@/tests/make'

const ask = async (account: { id: number; role: string }) =>
  addMachine(
    new Request('http://localhost:3000/api/machines', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: (await signIn(account))['set-cookie']!.split(';')[0]! },
      body: '{}',
    }),
    { params: Promise.resolve({}) },
  )

test('a role that may never do this is refused before its input is read', async () => {
  expect((await ask(await make.customer())).status).toBe(403)
  expect((await ask(await make.supplier())).status).toBe(400)
})
