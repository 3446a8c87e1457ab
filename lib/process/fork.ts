import cluster, { type Worker } from 'node:cluster'
import { log } from '../infra/observability/log'
import { atEnd } from './ending'

/** A process that falls right away is started again no sooner than this (ms). */
const PAUSE_MS = 1_000

/** Whether this process is one of several that answer behind the port; it was prepared by the one that started it. */
export const isFork = cluster.isWorker

/**
 * Starts `count` more of this process, which share the port, and starts one again when it falls. Resolves when all of
 * them listen; fails when the first round doesn't come up.
 */
export async function forkWeb(count: number) {
  let ending = false
  const ready: Promise<void>[] = []
  const start = () => {
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (ending) return
      log().error({ pid: worker.process.pid, code, signal }, 'a web process fell and is started again')
      setTimeout(() => ending || start(), PAUSE_MS)
    })
    return worker
  }
  const until = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      worker.once('listening', () => resolve())
      worker.once('exit', (code) => reject(new Error(`A web process ended with ${code} before it listened`)))
    })
  for (let i = 0; i < count; i++) ready.push(until(start()))
  atEnd(async () => {
    ending = true
    const workers = Object.values(cluster.workers ?? {}).filter((w) => w !== undefined)
    const gone = workers.map((w) => new Promise<void>((resolve) => w.once('exit', () => resolve())))
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.all(gone)
  })
  await Promise.all(ready)
}
