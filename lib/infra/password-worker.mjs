// bcrypt takes a third of a second of pure computing: here, in a thread, it doesn't hold up anybody's request.
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import bcrypt from 'bcryptjs'

const COST = workerData?.cost ?? 12
// Nobody waits for a page while others sign in. On Linux this is of the thread alone; elsewhere it would be of the process.
if (parentPort && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

/** The hash that is stored for a password. */
export const hashPassword = (password) => bcrypt.hash(password, COST)

parentPort?.on('message', async ({ id, password, hash }) => {
  try {
    const result = hash === undefined ? await hashPassword(password) : await bcrypt.compare(password, hash)
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) })
  }
})
