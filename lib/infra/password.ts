import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { env } from './env'

type Job = { resolve(result: unknown): void; reject(error: Error): void }
type Member = { worker: Worker; jobs: Map<number, Job>; rest?: NodeJS.Timeout }

const WORKERS = 2
/** How long one waits for the next password (ms); each holds ten megabytes, and starts in a tenth of what a password takes. */
const REST = 10_000
const pool = new Set<Member>()
let lastId = 0

// Tests hash hundreds of passwords that protect nothing.
const cost = () => (env().NODE_ENV === 'test' ? 4 : env().PASSWORD_COST)

function start() {
  const member: Member = {
    jobs: new Map(),
    worker: new Worker(path.join(process.cwd(), 'lib', 'infra', 'password-worker.mjs'), {
      workerData: { cost: cost() },
      resourceLimits: { maxYoungGenerationSizeMb: 1 },
    }),
  }
  const { jobs, worker } = member
  worker.unref()
  worker.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const job = jobs.get(id)
    jobs.delete(id)
    if (error) job?.reject(new Error(error))
    else job?.resolve(result)
    if (jobs.size) return
    worker.unref()
    member.rest = setTimeout(() => pool.delete(member) && worker.terminate(), REST).unref()
  })
  worker.on('error', (error) => {
    pool.delete(member)
    for (const job of jobs.values()) job.reject(error)
  })
  pool.add(member)
  return member
}

function run<T>(work: { password: string; hash?: string }): Promise<T> {
  const members = [...pool].sort((a, b) => a.jobs.size - b.jobs.size)
  const member = members[0] && (!members[0].jobs.size || members.length === WORKERS) ? members[0] : start()
  return new Promise<T>((resolve, reject) => {
    const id = ++lastId
    clearTimeout(member.rest)
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
