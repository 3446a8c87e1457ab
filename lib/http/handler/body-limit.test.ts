import { NextRequest } from 'next/server'
import { bounded } from './body-limit'

const at = 'http://localhost:3000/api/auth/callback/credentials?x=1'

test('a library that reads whatever comes gets no more than 1 MB, and the rest is not read', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const endless = new NextRequest(at, { method: 'POST', body, duplex: 'half' } as never)
  await expect(bounded(endless)).rejects.toMatchObject({ code: 'too_large' })
  expect(sent).toBeLessThan(5)
})

test('what fits arrives as it was sent', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': '203.0.113.7' }
  const request = await bounded(new NextRequest(at, { method: 'POST', headers, body: 'username=a%40b.in' }))
  expect([await request.text(), request.nextUrl.search]).toEqual(['username=a%40b.in', '?x=1'])
  expect(Object.fromEntries(request.headers)).toMatchObject(headers)
})
