import { mkdtempSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preferPressed } from './pressed'

const folder = mkdtempSync(join(tmpdir(), 'pressed-'))
for (const name of ['a-1~x.js', 'a-1~x.js.br', 'b.css', 'b.css.br', 'plain.js']) writeFileSync(join(folder, name), '')
const prefer = preferPressed(folder)

function asked(url: string, encodings?: string, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url,
    method,
    headers: { 'accept-encoding': encodings },
  })
  const response = new ServerResponse(request)
  prefer(request, response)
  return { url: request.url, ...response.getHeaders() }
}
const at = (name: string) => `/_next/static/chunks/${name}`

test('a browser that takes brotli gets the pressed copy, as what it is', () => {
  expect(asked(at('a-1~x.js'), 'gzip, deflate, br, zstd')).toEqual({
    url: at('a-1~x.js.br'),
    vary: 'Accept-Encoding',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(asked(at('b.css?v=1'), 'br;q=0.9')).toMatchObject({
    url: at('b.css.br?v=1'),
    'content-type': 'text/css; charset=utf-8',
  })
})

test.each(['gzip, deflate', 'gzip, br;q=0', 'br;q=0.0, gzip', 'brotli', '', undefined])(
  'one that takes %j gets the file',
  (takes) => expect(asked(at('b.css'), takes)).toEqual({ url: at('b.css'), vary: 'Accept-Encoding' }),
)

test.each([at('plain.js'), at('none.js'), at('../a-1~x.js'), at('a-1~x.js.br'), '/api/health', '/_next/static/%00'])(
  'what has no pressed copy is left alone: %s',
  (url) => expect(asked(url, 'br')).toEqual({ url }),
)

test('what is sent to a file is not for us', () =>
  expect(asked(at('b.css'), 'br', 'POST')).toEqual({ url: at('b.css') }))
