import { createRequire } from 'node:module'
import { log } from '@/lib/infra/observability/log'
import { nextAuthLogger as logger } from './next-auth-logger'

// Jest's loader of modules doesn't give the default export of a CommonJS package.
const { default: nextAuth } = createRequire(import.meta.url)('next-auth') as {
  default: (...given: unknown[]) => Promise<void>
}
const FORGED = '\n{"level":30,"msg":"signed in","user":1}'

/** Asks next-auth. Gives what it wrote to the console and to our log. */
async function writtenAt(action: string, query: object, cookies: object = {}) {
  const consoles = (['error', 'warn', 'log'] as const).map((level) => jest.spyOn(console, level))
  const warned = jest.spyOn(log(), 'warn')
  const request = { method: 'GET', query: { ...query, nextauth: [action] }, cookies, headers: {} }
  const answer: Record<string, unknown> = { getHeader: () => undefined }
  for (const method of ['status', 'setHeader', 'json', 'send', 'end']) answer[method] = () => answer
  await nextAuth(request, answer, { secret: 'x'.repeat(32), providers: [], logger })
  const written = [consoles.flatMap(({ mock }) => mock.calls), warned.mock.calls] as const
  jest.restoreAllMocks()
  return written
}

test.each<[string, Parameters<typeof writtenAt>]>([
  ['a callback URL', ['csrf', { callbackUrl: `javascript:${FORGED}` }]],
  ['a callback URL’s cookie', ['csrf', {}, { 'next-auth.callback-url': `javascript:${FORGED}` }]],
  ['a token', ['session', {}, { 'next-auth.session-token': FORGED }]],
])('%s with a line break forges no line of the log', async (_, asked) => {
  const [written, logged] = await writtenAt(...asked)
  expect(written).toEqual([])
  expect(logged.at(-1)).toMatchObject([{ code: expect.stringMatching(/^[A-Z_]+$/) }, 'next-auth refused a request'])
  expect(JSON.stringify(logged)).not.toMatch(/signed in|javascript/)
})
