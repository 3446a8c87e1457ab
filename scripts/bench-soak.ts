// How much a server holds after a hundred thousand requests of every kind: npm run bench:soak -- --requests=100000
import { people } from '../tests/e2e/own-people'
import { freePort, ownServer } from '../tests/e2e/own-server'
import { soak } from '../tests/e2e/soak'

const requests = Number(/--requests=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 100_000)
const mb = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`.padStart(8)

const own = await ownServer()
const inspector = await freePort()
await own.start({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`, LOG_LEVEL: 'error' })
console.log('requests      heap    memory   open   per second')
const held = await soak({ url: own.url, inspector, people: await people(own), requests, windows: 10, atOnce: 16 })
for (const { requests: sent, heap, memory, open, seconds } of held)
  console.log(
    `${String(sent).padStart(8)}  ${mb(heap)}  ${mb(memory)}  ${String(open).padStart(5)}  ${Math.round(sent / seconds)}`,
  )
await own.close()
