import { expect, test } from '@playwright/test'
import { driveDemo } from '../fuzz/wire/demo'

test.setTimeout(120_000)

test('a server that is sent what is no HTTP, no WebSocket and no sensible address goes on answering', async () => {
  const done = await driveDemo({ runs: 40, seed: 20_261_121 })
  expect(Object.keys(done)).toEqual(['junk', 'sockets', 'pages'])
})
