import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { protect } from './headers'

function headersOf(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  protect(request, response)
  return (name: string) => String(response.getHeader(name))
}

test.each([
  ['/supplier/floor', 'camera=(self)'],
  ['/supplier/floor?scan=1', 'camera=(self)'],
  ['/supplier/floor/other', 'camera=()'],
  ['/supplier/workorders', 'camera=()'],
  ['/auth', 'camera=()'],
  ['/api/floor', 'camera=()'],
])('%s has %s', (url, camera) => expect(headersOf(url)('permissions-policy')).toContain(camera))

test('the service worker may load from this site only', () =>
  expect(headersOf('/sw.js')('content-security-policy')).toContain(`default-src 'none'`))
