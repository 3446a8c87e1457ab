import { inTurn } from './in-turn'

test('files are read one after another; one that is stopped, waiting or in work, lets the next begin', async () => {
  const begun: string[] = []
  const reading = (name: string) => {
    const { promise, resolve } = ending()
    const stop = jest.fn()
    const job = inTurn(() => {
      begun.push(name)
      return { result: promise, stop }
    })
    job.result.catch(() => undefined)
    return { ...job, end: () => resolve(name), readerStops: stop }
  }
  const [first, second, third, fourth] = [reading('first'), reading('second'), reading('third'), reading('fourth')]
  await Promise.resolve()
  second.stop()
  await settle()
  expect(begun).toEqual(['first'])
  first.end()
  await expect(first.result).resolves.toBe('first')
  await settle()
  expect(begun).toEqual(['first', 'third'])
  third.stop()
  expect(third.readerStops).toHaveBeenCalled()
  await settle()
  fourth.end()
  await expect(fourth.result).resolves.toBe('fourth')
  expect(begun).toEqual(['first', 'third', 'fourth'])
})

const settle = () => new Promise((resolve) => setTimeout(resolve))

function ending() {
  let resolve!: (name: string) => void
  return { promise: new Promise<string>((done) => (resolve = done)), resolve }
}
