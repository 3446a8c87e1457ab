// Sends the load, in a process of its own: what it uses itself counts for nobody. scripts/bench/load.ts starts and asks it.
import { Agent, request } from 'node:http'
import { quantile } from './figures'
import type { Load, Order, Request, Sent } from './load'
import { openSockets } from './sockets'

const sockets = openSockets()

const work: { [K in keyof Order]: (order: Order[K]['asks']) => Promise<Order[K]['gives']> } = {
  load: send,
  connect: sockets.connect,
  toldLast: ({ base, write }) => sockets.toldLast(() => once(base, write, agentFor(1))),
  disconnect: sockets.disconnect,
}

process.on('message', ({ id, kind, order }: { id: number; kind: keyof Order; order: never }) => {
  work[kind](order).then(
    (result) => process.send!({ id, result }),
    (error: Error) => process.send!({ id, error: error.message }),
  )
})
process.on('disconnect', () => process.exit())

const agentFor = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets })

/** Requests in turn over so many connections; with `everyMs` no faster than that, and late ones count from when they were due. */
async function send({
  base,
  requests,
  from,
  connections,
  seconds,
  count = Infinity,
  everyMs = 0,
}: Load): Promise<Sent> {
  const agent = agentFor(connections)
  const began = performance.now()
  const until = began + seconds * 1_000
  const times: number[] = []
  let [next, bad, bytes, said] = [0, 0, 0, '']
  async function one() {
    while (next < count) {
      const n = next++
      const due = everyMs ? began + n * everyMs : performance.now()
      if (due >= until) return
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const answer = await once(base, requests[(from + n) % requests.length]!, agent).catch((error: Error) => error)
      times.push(performance.now() - due)
      if (answer instanceof Error || answer.status >= 300) {
        bad++
        said ||= answer instanceof Error ? answer.message : `${answer.status} ${answer.text().slice(0, 300)}`
      } else bytes += answer.bytes
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  const took = (performance.now() - began) / 1_000
  return {
    ...{ answered: times.length, seconds: took, bad, said, bytes: bytes / (times.length - bad), next: from + next },
    ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  }
}

function once(base: string, { method = 'GET', at, headers, body, pdf }: Request, agent: Agent) {
  const sent = pdf ? multipart(pdf) : body === undefined ? undefined : Buffer.from(body)
  const length = sent && { 'content-length': sent.length }
  return new Promise<{ status: number; bytes: number; text: () => string }>((resolve, reject) => {
    const asked = request(base + at, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          bytes: parts.reduce((sum, part) => sum + part.length, 0),
          text: () => Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject).end(sent)
  })
}

let made: { size: number; body: Buffer } | undefined
/** A multipart body with one PDF of so many bytes, made once. */
function multipart(size: number): Buffer {
  if (made?.size === size) return made.body
  const part = (head: string) => `--bench-part\r\ncontent-disposition: form-data; ${head}\r\n`
  const file = part('name="file"; filename="drawing.pdf"') + 'content-type: application/pdf\r\n\r\n'
  const content = Buffer.from(Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255))
  content.write('%PDF-1.7\n')
  const head = `${part('name="purpose"')}\r\ninquiry\r\n${file}`
  made = { size, body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--bench-part--\r\n')]) }
  return made.body
}
