import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { caller, ownServer } from '../support/own-server'

const SOCKETS = 50
/** The same crowd first warms the program up (compiled code, buffers, V8's young heap); growth is measured from there. */
const WARM_UP_MS = 2_000
const MEASURED_MS = 2_000
const GROWTH_MB = 50

/** The memory of a process (MB). */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

/** A text frame of a client, masked with zeroes. */
function frame(text: string) {
  const content = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content])
}
const many = (text: string) => Buffer.concat(Array.from({ length: 10_000 }, () => frame(text)))
type Attack = { path: string; cookie?: string; first?: string[]; frames: Buffer }

/** Connects, sends the first messages, then floods frames without ever reading. Connects again when it is cut off. */
function flood(port: number, { path, cookie = '', first = [], frames }: Attack) {
  let [stopping, connections] = [false, 0]
  let socket: Socket
  const begin = () => {
    if (stopping) return
    connections++
    socket = connect(port, '127.0.0.1')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    )
    const write = () => {
      while (!stopping && socket.writable && socket.write(frames));
    }
    socket.once('data', () => {
      socket.pause()
      for (const text of first) socket.write(frame(text))
      write()
      socket.on('drain', write)
    })
    socket.on('error', () => {}).on('close', () => setTimeout(begin, 100))
  }
  begin()
  return {
    connections: () => connections,
    stop() {
      stopping = true
      socket.destroy()
    },
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

test('fifty sockets that flood the live channel and never read: health stays 200, memory grows by less than 50 MB', async () => {
  test.skip(process.platform !== 'linux', 'Memory is read from /proc')
  const own = await ownServer()
  const port = Number(new URL(own.url).port)
  for (const limits of ['on', 'off'])
    await test.step(`RATE_LIMIT=${limits}`, async () => {
      const server = await own.start({ RATE_LIMIT: limits })
      const who = await caller(own.url, 'admin@own.example')
      const { id, role } = who.account
      const auth = JSON.stringify({ type: 'auth', userId: id, userRole: role })
      const [plain, engine] = ['/ws', '/ws/?EIO=4&transport=websocket']
      // Seven bytes a frame.
      const small = many('x')
      const events = many('42["message",1]')
      const attacks: Attack[] = [
        { path: plain, frames: small },
        { path: plain, cookie: who.cookie, first: [auth], frames: small },
        { path: engine, frames: events },
        { path: engine, cookie: who.cookie, first: ['40', `42["message",${auth}]`], frames: events },
      ]
      const crowd = Array.from({ length: SOCKETS }, (_, n) => flood(port, attacks[n % attacks.length]!))
      const statuses = new Set<number>()
      /** The median of what the program holds while the crowd floods it (MB). */
      const held = async (ms: number) => {
        const samples: number[] = []
        for (const end = Date.now() + ms; Date.now() < end; await pause(50)) {
          statuses.add((await fetch(`${own.url}/api/health`)).status)
          samples.push(memoryOf(server.pid!))
        }
        return median(samples.slice(samples.length >> 1))
      }
      const warm = await held(WARM_UP_MS)
      const later = await held(MEASURED_MS)
      for (const one of crowd) one.stop()
      expect([...statuses]).toEqual([200])
      expect(later - warm, `${warm.toFixed(1)} MB before, ${later.toFixed(1)} MB after`).toBeLessThan(GROWTH_MB)
      if (limits === 'on') expect(crowd.every((one) => one.connections() > 1)).toBe(true)
      await own.stop(server)
    })
  await own.close()
})
