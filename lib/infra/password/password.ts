import path from 'node:path'
import { Tinypool } from 'tinypool'
import { env } from '../env'

let threads: Tinypool | undefined

function run<T>(work: { password: string; hash?: string }): Promise<T> {
  threads ??= new Tinypool({
    filename: path.join(process.cwd(), 'lib', 'infra', 'password', 'password-worker.mjs'),
    minThreads: 0,
    maxThreads: 2,
    // An idle thread ends after so long (ms): it holds 10 MB and starts in a tenth of a hash's time.
    idleTimeout: 10_000,
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  })
  return threads.run({ ...work, cost: cost() }) as Promise<T>
}

// Tests hash hundreds of passwords.
const cost = () => (env().NODE_ENV === 'test' ? 4 : env().PASSWORD_COST)

/** The bcrypt hash of a password, computed off the main thread (about 0.35 s at a cost of 12). */
export const hashPassword = (password: string) => run<string>({ password })

/** Whether the password matches the hash; takes the same time when there is no account, or none with a password yet. */
export const checkPassword = async (password: string, hash: string | null) => {
  const fits = await run<boolean>({ password, hash: hash?.startsWith('$2') ? hash : noAccount() })
  // bcrypt ignores everything after 72 bytes: a longer password would match too.
  return fits && Buffer.byteLength(password) <= 72
}

// A dummy hash at the same cost: an unknown account takes as long as a wrong password.
const noAccount = () => `$2b$${String(cost()).padStart(2, '0')}$cx4cITGYk7azOBEAKw13dOhbq05Vdf4iBTSv/F8DvN2N4CLYtxA4m`
