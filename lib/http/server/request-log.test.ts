import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentRequest, type RequestScope } from '../../infra/observability/request'
import { logRequest } from './request-log'

let server: Server
let found: Partial<RequestScope> = {}
let status = 200
beforeAll(async () => {
  server = createServer((request, response) =>
    logRequest(request, response, false, () => {
      Object.assign(currentRequest()!, found)
      response.writeHead(status).end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

test.each<[string, number, Partial<RequestScope>, number, string | null]>([
  ['that is over a limit', 200, { retryAfter: 70 }, 429, '70'],
  ['that failed without its database', 500, { unavailable: true }, 503, '5'],
  ['that failed', 500, {}, 500, null],
  ['that was not found', 404, { unavailable: true }, 404, null],
  ['as any other', 200, {}, 200, null],
])('a page %s: Next answers %d', async (_, given, scope, answered, retryAfter) => {
  ;[status, found] = [given, scope]
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/customer/orders`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([answered, retryAfter])
})
