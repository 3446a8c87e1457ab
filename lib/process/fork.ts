import cluster, { type Worker } from 'node:cluster'
import { log } from '../infra/observability/log'
import { atEnd } from './ending'

/** The least time between two starts of a failing process (ms). */
const PAUSE_MS = 1_000

/** Whether this process is one of several web processes, started and prepared by the first. */
export const isFork = cluster.isWorker

/**
 * Forks `count` web processes that share the port, and replaces one that ends. Resolves when all of them listen; rejects
 * when the first ones do not start.
 */
export async function forkWeb(count: number) {
  let ending = false
  const ready: Promise<void>[] = []
  const start = () => {
    // The first process has created the admin: the others need no password.
    const worker = cluster.fork({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    worker.once('exit', (code, signal) => {
      if (ending) return
      log().error({ pid: worker.process.pid, code, signal }, 'a web process failed and starts again')
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
