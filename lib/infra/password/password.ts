import path from 'node:path'
import { Tinypool } from 'tinypool'
import { env } from '../env'

let threads: Tinypool | undefined

function run<T>(work: { password: string; hash?: string }): Promise<T> {
  threads ??= new Tinypool({
    filename: path.join(process.cwd(), 'lib', 'infra', 'password', 'password-worker.mjs'),
    minThreads: 0,
    maxThreads: 2,
    // How long one waits for the next password (ms): each holds ten megabytes, and starts in a tenth of what a password takes.
    idleTimeout: 10_000,
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  })
  return threads.run({ ...work, cost: cost() }) as Promise<T>
}

// Tests hash hundreds of passwords that protect nothing.
const cost = () => (env().NODE_ENV === 'test' ? 4 : env().PASSWORD_COST)

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
