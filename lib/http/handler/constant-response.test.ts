import { GET as description } from '@/app/api/openapi.json/route'
import { GET as docs } from '@/app/docs/route'
import { constantResponse } from './constant-response'

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost:3000/docs', { method, headers })

test('it is written once', async () => {
  let written = 0
  const answer = constantResponse('text/plain', () => `text ${++written}`)
  expect([await answer(ask()).text(), await answer(ask()).text()]).toEqual(['text 1', 'text 1'])
})

test.each([
  ['/docs', docs, 'text/html; charset=utf-8'],
  ['/api/openapi.json', description, 'application/json'],
])('%s is kept by clients, and not sent again to one that has it', async (_, answer, type) => {
  const first = answer(ask())
  expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  const etag = first.headers.get('etag')!
  const again = answer(ask({ 'if-none-match': etag }))
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(answer(ask({ 'if-none-match': '"another"' })).status).toBe(200)
  expect(await answer(ask({}, 'HEAD')).text()).toBe('')
})
