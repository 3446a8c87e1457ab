import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerNotFound } from './not-found'

function ask(method: string, url: string) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' }
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(answer, { status, headers }),
    end: (body: string) => (answer.body = body),
  }
  const answered = answerNotFound(
    { method, url, resume() {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return answered ? { ...answer, code: (JSON.parse(answer.body) as { code: string }).code } : null
}

test.each([
  ['GET', '/api/inquiries'],
  ['HEAD', '/api/inquiries?limit=1'],
  ['PATCH', '/api/workorders/7/status'],
  ['GET', '/api/inquiries/7/files/a%20b.pdf'],
  ['GET', '/customer/dashboard'],
  ['POST', '/api/auth/callback/credentials'],
  ['POST', '/__nextjs_original-stack-frames'],
])('%s %s is none of its business', (method, url) => expect(ask(method, url)).toBeNull())

test.each([
  ['DELETE', '/api/inquiries', 'GET, POST'],
  ['PUT', '/api/workorders/7/status', 'PATCH'],
  ['GET', '/api/login', 'POST'],
  ['TRACE', '/customer/orders', 'GET, HEAD'],
  ['POST', '/customer/orders', 'GET, HEAD'],
  ['POST', '/_next/data/a.json', 'GET, HEAD'],
  ['TRACE', '/api/auth/session', 'GET, HEAD, POST'],
])('%s %s is not possible, and what is, is told', (method, url, allow) =>
  expect(ask(method, url)).toMatchObject({ status: 405, code: 'method_not_allowed', headers: { allow } }),
)

test.each(['/api/nothing', '/api/inquiries/7/nothing', '/api/inquiries/', '/api/'])('%s is not found', (url) =>
  expect(ask('GET', url)).toMatchObject({ status: 404, code: 'not_found' }),
)

test.each([
  '/api/inquiries/%zz',
  '/api/inquiries/7/files/%',
  '/%ff',
  '/customer/%',
  '*',
  'http://[',
  'http://a.in/api/user',
])('%s is no address that could be read: not found', (url) => {
  for (const method of ['GET', 'POST', 'OPTIONS'])
    expect(ask(method, url)).toMatchObject({ status: 404, code: 'not_found' })
})
