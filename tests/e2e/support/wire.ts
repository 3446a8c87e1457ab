import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Opens a line to the database at this address that can be cut, held up and mended: what stands between two machines, on
 * one. `url` is the address at its near end.
 */
export async function openWire(target: string) {
  const far = new URL(target)
  const pairs = new Set<[near: Socket, far: Socket]>()
  let state: 'whole' | 'held' | 'cut' = 'whole'
  const server = createServer((near) => {
    near.on('error', () => {})
    if (state === 'cut') return near.resetAndDestroy()
    const beyond = connect(Number(far.port), far.hostname)
    beyond.on('error', () => near.destroy())
    const pair: [Socket, Socket] = [near, beyond]
    pairs.add(pair)
    near.on('close', () => (pairs.delete(pair), beyond.destroy()))
    beyond.on('close', () => near.destroy())
    near.on('data', (chunk) => state !== 'held' && beyond.write(chunk))
    beyond.on('data', (chunk) => near.write(chunk))
    return near
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(target)
  near.port = String((server.address() as AddressInfo).port)
  const breakAll = () => {
    for (const [one] of pairs) one.resetAndDestroy()
  }
  return {
    url: near.href,
    /** How many connections go over it. */
    count: () => pairs.size,
    /** Nobody gets through, and what was open breaks. */
    cut() {
      state = 'cut'
      breakAll()
    },
    /** It stays open, and nothing that is said arrives. */
    hold: () => void (state = 'held'),
    /** As good as new; what was held up is lost. */
    mend() {
      if (state === 'held') breakAll()
      state = 'whole'
    },
    async close() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
