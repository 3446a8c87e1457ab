import { Problem } from '@/lib/contract/core/problem'
import { problemOf, problemResponse } from './problem-response'

const of = (fields: object, message = '') => problemOf(Object.assign(new Error(message), fields)).code

test.each([
  [{ code: '22021' }, 'validation'],
  [{ code: '22P02' }, 'validation'],
  [{ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '22003' } } } }, 'validation'],
  [{ code: '23505' }, 'conflict'],
  [{ code: 'P2002' }, 'conflict'],
  [{ code: '40P01' }, 'conflict'],
  [{ code: '57P01' }, 'unavailable'],
  [{ code: '53300' }, 'unavailable'],
  [{ code: 'ECONNREFUSED' }, 'unavailable'],
  [{ code: 'P1001' }, 'unavailable'],
  [{ code: '42P01' }, 'internal'],
  [{}, 'internal'],
])('the failure %j is a refusal of its own: %s', (fields, code) => expect(of(fields)).toBe(code))

test('a statement that PostgreSQL does not answer in time is unavailable', () =>
  expect(of({}, 'Query read timeout')).toBe('unavailable'))

test('a fault tells its id and no detail', async () => {
  const response = problemResponse(new Error('password=hunter2 at /srv/app'))
  const body = (await response.json()) as { requestId: string }
  expect(response.status).toBe(500)
  expect(body).toEqual({
    code: 'internal',
    message: expect.any(String),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(JSON.stringify(body)).not.toContain('hunter2')
})

test('who has to wait is told how long', () => {
  const limited = new Problem('rate_limited', 'Too many attempts', undefined, { retryAfter: 60 })
  const response = problemResponse(limited)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(problemResponse(Object.assign(new Error(), { code: 'ECONNRESET' })).headers.get('retry-after')).toBe('5')
})
