import { Problem } from '../contract/core/problem'
import { companyTurns } from './company-turns'

/** Tasks that end when they are told, and what has begun, in order. */
function scene(places: Partial<Parameters<typeof companyTurns>[0]> = {}) {
  const inTurn = companyTurns({ atOnce: 1, waitingOfCompany: 20, waiting: 50, ...places })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string) => {
    const done = inTurn(name.charCodeAt(0), () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
    done.catch(() => {})
    return done
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { add, begun, end }
}
const settled = () => new Promise(setImmediate)

test('ten tasks of one company don’t stand before the one of another', async () => {
  const { add, begun, end } = scene()
  for (let i = 1; i <= 10; i++) void add(`A${i}`)
  void add('B1')
  void add('C1')
  await settled()
  for (const name of ['A1', 'B1', 'C1', 'A2']) await end(name)
  expect(begun).toEqual(['A1', 'B1', 'C1', 'A2', 'A3'])
})

test('a company that asks again and again keeps nobody waiting for longer than a turn', async () => {
  const { add, begun, end } = scene()
  for (const name of ['A1', 'A2', 'B1']) void add(name)
  await settled()
  await end('A1')
  void add('B2')
  await end('B1')
  await end('A2')
  expect(begun).toEqual(['A1', 'B1', 'A2', 'B2'])
})

test('of one company one task runs, and another place stays free for the others', async () => {
  const { add, begun, end } = scene({ atOnce: 2 })
  void add('A1')
  void add('A2')
  await settled()
  expect(begun).toEqual(['A1'])
  void add('B1')
  await settled()
  expect(begun).toEqual(['A1', 'B1'])
  await end('B1')
  expect(begun).toEqual(['A1', 'B1'])
  await end('A1')
  expect(begun).toEqual(['A1', 'B1', 'A2'])
})

test('a company may have so many waiting, and all companies so many together; one more is refused with 429', async () => {
  const { add } = scene({ waitingOfCompany: 2, waiting: 3 })
  for (const name of ['A1', 'A2', 'A3']) void add(name)
  await settled()
  const refused = async (name: string) => {
    const error = await add(name).catch((thrown: unknown) => thrown)
    return error instanceof Problem && [error.status, error.extra.retryAfter, error.message]
  }
  expect(await refused('A4')).toEqual([429, 5, expect.stringContaining('Your company has too many')])
  void add('B1')
  expect(await refused('C1')).toEqual([429, 5, expect.stringContaining('Too many files and PDFs are waiting')])
})

test('a task that fails gives its place to the next', async () => {
  const inTurn = companyTurns({ atOnce: 1, waitingOfCompany: 1, waiting: 1 })
  const failing = inTurn(1, async () => {
    throw new Error('broken')
  })
  const next = inTurn(2, async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
