import { keepUnsent, sendUnsent, takeBackUnsent } from './unsent'

/** An act that notes what happens to it. */
function acts() {
  const seen: string[] = []
  const act = (on: string, what = on) => ({
    on,
    seconds: 5,
    send: async ({ keepalive }: { keepalive?: true }) =>
      void seen.push(`${what} sent${keepalive ? ' on leaving' : ''}`),
    takeBack: () => void seen.push(`${what} taken back`),
  })
  return { seen, act }
}

test('an act waits, and is sent once', async () => {
  const { seen, act } = acts()
  keepUnsent(act('WO-0012'))
  expect(seen).toEqual([])
  await sendUnsent({ keepalive: true })
  await sendUnsent()
  expect(seen).toEqual(['WO-0012 sent on leaving'])
})

test('what was taken back is never sent', async () => {
  const { seen, act } = acts()
  keepUnsent(act('WO-0012'))
  expect(takeBackUnsent('WO-0013')).toBe(false)
  expect(takeBackUnsent('WO-0012')).toBe(true)
  expect(takeBackUnsent()).toBe(false)
  await sendUnsent()
  expect(seen).toEqual(['WO-0012 taken back'])
})

test('an act on another thing, or a message without one, sends the act before; one on the same thing replaces it', async () => {
  const { seen, act } = acts()
  keepUnsent(act('WO-0012', 'partial'))
  keepUnsent(act('WO-0012', 'complete'))
  keepUnsent(act('WO-0013'))
  keepUnsent(undefined)
  await sendUnsent()
  expect(seen).toEqual(['complete sent', 'WO-0013 sent'])
})
