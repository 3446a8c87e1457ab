import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { env } from './env'

type Job = { resolve(result: unknown): void; reject(error: Error): void }

const WORKERS = 2
const pool: { worker: Worker; jobs: Map<number, Job> }[] = []
let lastId = 0

// Tests hash hundreds of passwords that protect nothing.
const cost = () => (env().NODE_ENV === 'test' ? 4 : env().PASSWORD_COST)

function start() {
  const jobs = new Map<number, Job>()
  const worker = new Worker(path.join(process.cwd(), 'lib', 'infra', 'password-worker.mjs'), {
    workerData: { cost: cost() },
  })
  const member = { worker, jobs }
  worker.unref()
  worker.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const job = jobs.get(id)
    jobs.delete(id)
    if (!jobs.size) worker.unref()
    if (error) job?.reject(new Error(error))
    else job?.resolve(result)
  })
  worker.on('error', (error) => {
    pool.splice(pool.indexOf(member), 1)
    for (const job of jobs.values()) job.reject(error)
  })
  pool.push(member)
  return member
}

function run<T>(work: { password: string; hash?: string }): Promise<T> {
  const idle = pool.find((m) => !m.jobs.size)
  const member = idle ?? (pool.length < WORKERS ? start() : pool.reduce((a, b) => (b.jobs.size < a.jobs.size ? b : a)))
  return new Promise<T>((resolve, reject) => {
    const id = ++lastId
    member.worker.ref()
    member.jobs.set(id, { resolve: resolve as Job['resolve'], reject })
    member.worker.postMessage({ id, ...work })
  })
}

/** The bcrypt hash of a password, computed off the main thread (about 0.35 s at a cost of 12). */
export const hashPassword = (password: string) => run<string>({ password })

/** Whether the password fits the hash; takes the same time for a hash that fits nothing. */
export const checkPassword = async (password: string, hash: string | null) => {
  const fits = await run<boolean>({ password, hash: hash ?? noAccount() })
  // bcrypt reads no further: whatever follows the right 72 bytes would fit too.
  return fits && Buffer.byteLength(password) <= 72
}

// The hash of nothing at the same cost: an unknown account takes as long as a wrong password.
const noAccount = () => `$2b$${String(cost()).padStart(2, '0')}$cx4cITGYk7azOBEAKw13dOhbq05Vdf4iBTSv/F8DvN2N4CLYtxA4m`
