import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { people } from '../support/own-people'
import { caller, ownServer } from '../support/own-server'

const SOCKETS = 50
const SECONDS = 8
test.setTimeout(120_000)

/** The memory of a process (MB). */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

/** A text frame of a client, masked with zeroes. */
function frame(text: string) {
  const content = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | content.length, 0, 0, 0, 0]), content])
}
const many = (text: string) => Buffer.concat(Array.from({ length: 10_000 }, () => frame(text)))
type Attack = { path: string; cookie?: string; first?: string[]; frames: Buffer }

/** Connects, says what comes first, then sends frames as fast as they are taken and never reads; again when it is cut off. */
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

test('fifty sockets that send without end and never read stop nobody, and take little memory', async () => {
  test.skip(process.platform !== 'linux', 'Memory is read from /proc')
  const own = await ownServer()
  const port = Number(new URL(own.url).port)
  for (const limits of ['on', 'off']) {
    const server = await own.start({ RATE_LIMIT: limits })
    const customer = limits === 'on' ? (await people(own)).customer : await caller(own.url, 'customer@own.example')
    const { id, role } = customer.account
    const auth = JSON.stringify({ type: 'auth', userId: id, userRole: role })
    const [plain, engine] = ['/ws', '/ws/?EIO=4&transport=websocket']
    // Seven bytes a frame.
    const small = many('x')
    const events = many('42["message",1]')
    const attacks: Attack[] = [
      { path: plain, frames: small },
      { path: plain, cookie: customer.cookie, first: [auth], frames: small },
      { path: engine, frames: events },
      { path: engine, cookie: customer.cookie, first: ['40', `42["message",${auth}]`], frames: events },
    ]
    const crowd = (count: number) => Array.from({ length: count }, (_, n) => flood(port, attacks[n % attacks.length]!))

    // What the program loads and keeps when it is first used doesn't count.
    const first = crowd(4)
    await pause(1_000)
    for (const one of first) one.stop()
    await pause(1_000)
    const before = memoryOf(server.pid!)
    const all = crowd(SOCKETS)
    const statuses = new Set<number>()
    let most = before
    for (const end = Date.now() + SECONDS * 1_000; Date.now() < end; await pause(100)) {
      statuses.add((await fetch(`${own.url}/api/health`)).status)
      most = Math.max(most, memoryOf(server.pid!))
    }
    for (const one of all) one.stop()
    expect([...statuses], `RATE_LIMIT=${limits}`).toEqual([200])
    expect(most - before, `RATE_LIMIT=${limits}`).toBeLessThan(50)
    if (limits === 'on') expect(all.every((one) => one.connections() > 1)).toBe(true)
    await own.stop(server)
  }
  await own.close()
})
