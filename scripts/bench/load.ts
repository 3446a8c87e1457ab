import { fork } from 'node:child_process'
import type { Listeners } from './sockets'

/** One request as the generator sends it; `pdf` is the size of a file that it uploads (bytes). */
export type Request = {
  method?: string
  at: string
  headers: Record<string, string>
  body?: string
  pdf?: number
}

/** For so many seconds or so many requests, whichever ends first; the first one is the `from`th. */
export type Load = {
  base: string
  requests: Request[]
  from: number
  connections: number
  seconds: number
  count?: number
  everyMs?: number
}

/** `said` is what the first failed answer said; `next` is where the next load goes on. Times in ms. */
export type Sent = {
  answered: number
  seconds: number
  bad: number
  said: string
  bytes: number
  next: number
  p50: number
  p99: number
}

/** What the generator can be asked. */
export type Order = {
  load: { asks: Load; gives: Sent }
  connect: { asks: Listeners; gives: void }
  /** From the start of the write until the last of the sockets is told (ms). */
  toldLast: { asks: { base: string; write: Request }; gives: number }
  disconnect: { asks: void; gives: void }
}

export type Generator = ReturnType<typeof startGenerator>

/** A process that sends requests and holds sockets. */
export function startGenerator() {
  const child = fork('scripts/bench/generator.ts', { execArgv: ['--import', 'tsx'] })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let last = 0
  child.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (error === undefined) resolve(result)
    else reject(new Error(error))
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The generator has ended'))
  })
  return {
    ask: <K extends keyof Order>(kind: K, order: Order[K]['asks']) =>
      new Promise<Order[K]['gives']>((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        child.send({ id: last, kind, order })
      }),
    stop: () => child.disconnect(),
  }
}
