import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'
import { drawings } from './fixtures'
import type { People } from './own-people'

/** What a server held after so many requests: its heap without garbage, all its memory (bytes), what it has open. */
export type Held = { requests: number; heap: number; memory: number; open: number; seconds: number }

/** So many requests may be turned away in all, each for so long (ms). */
const MAX_TURNED_AWAY = 20
const RETRY_MS = 5_000

type Options = { url: string; inspector: number; people: People; requests: number; windows: number; atOnce: number }

/**
 * Sends requests of every kind, some of them wrong, so many at once, and measures at the end of each of the windows.
 * A server that other stories starve may turn a few away (503): they are sent once more. Throws at the first fault.
 */
export async function soak({ url, inspector, people, requests, windows, atOnce }: Options): Promise<Held[]> {
  const { admin, customer, supplier } = people
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const json = { 'content-type': 'application/json' }
  const form = JSON.stringify({ projectName: 'Soak', description: 'Turned flange, again', quantity: 4 })
  const [step] = drawings()
  const upload = uploadOf(step!.buffer)
  type Ask = [method: string, at: string, cookie: string, headers?: Record<string, string>, body?: string | Buffer]
  const asks: Ask[] = [
    ['GET', '/api/inquiries?limit=20', customer.cookie],
    ['GET', '/api/inquiries?q=soak&limit=20', admin.cookie],
    ['GET', '/api/dashboard', supplier.cookie],
    ['GET', '/api/notifications?limit=20', admin.cookie],
    ['GET', '/api/user', supplier.cookie],
    ['GET', '/api/machines', supplier.cookie],
    ['GET', '/api/suppliers', customer.cookie],
    ['GET', '/api/inquiries/2000000000', customer.cookie],
    ['GET', '/api/never-was', ''],
    ['GET', '/api/user', 'next-auth.session-token=nonsense'],
    ['POST', '/api/inquiries', customer.cookie, json, '{"quantity":0}'],
    ['POST', '/api/machines', supplier.cookie, json, '{'],
  ]
  // Dearer ones now and then: a page, something written, a drawing.
  const seldom: Ask[] = [
    ['GET', '/customer/dashboard', customer.cookie],
    ['POST', '/api/inquiries', customer.cookie, json, form],
    ['GET', '/auth', ''],
    ['POST', '/api/files?purpose=inquiry', customer.cookie, upload.headers, upload.body],
  ]
  const send = ([method, at, cookie, headers = {}, body]: Ask) =>
    new Promise<number>((resolve, reject) => {
      const sending = request(
        url + at,
        { method, agent, headers: { ...headers, ...(cookie && { cookie }) } },
        (answer) =>
          answer
            .resume()
            .on('end', () => resolve(answer.statusCode!))
            .on('error', reject),
      )
      sending.on('error', reject).end(body)
    })

  const begin = Date.now()
  let sent = 0
  let turnedAway = 0
  const held: Held[] = []
  for (let window = 1; window <= windows; window++) {
    const until = Math.round((requests * window) / windows)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < until) {
          const n = sent++
          const ask = n % 25 === 24 ? seldom[Math.floor(n / 25) % seldom.length]! : asks[n % asks.length]!
          let status = await send(ask)
          if (status === 503 && turnedAway++ < MAX_TURNED_AWAY) {
            await wait(RETRY_MS)
            status = await send(ask)
          }
          if (status >= 500) throw new Error(`${ask[0]} ${ask[1]}: ${status}`)
        }
      }),
    )
    held.push({ requests: until, ...(await measure(inspector)), seconds: (Date.now() - begin) / 1000 })
  }
  agent.destroy()
  return held
}

/** Looks into a server that was started with `NODE_OPTIONS: --inspect=127.0.0.1:PORT`; what is garbage is swept away first. */
async function measure(inspector: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let last = 0
  const ask = (method: string, params = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      const id = ++last
      const hear = (data: unknown) => {
        const answer = JSON.parse(String(data)) as { id: number; result: Record<string, unknown> }
        if (answer.id !== id) return
        socket.off('message', hear)
        resolve(answer.result)
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('HeapProfiler.collectGarbage')
  const { usedSize } = await ask('Runtime.getHeapUsage')
  const expression = '[process.memoryUsage.rss(), process.getActiveResourcesInfo().length]'
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true })
  socket.close()
  const [memory, open] = (result as { value: [number, number] }).value
  return { heap: usedSize as number, memory, open }
}

function uploadOf(content: Buffer) {
  const boundary = 'a-drawing-again'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="shaft.step"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
