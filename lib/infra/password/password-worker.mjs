// bcrypt takes a third of a second of pure computing: here, in a thread, it doesn't hold up anybody's request.
import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import bcrypt from 'bcryptjs'

// Nobody waits for a page while others sign in. On Linux this is of the thread alone; elsewhere it would be of the process.
if (!isMainThread && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

/** The hash that is stored for a password. */
export const hashPassword = (password, cost = 12) => bcrypt.hash(password, cost)

/** What a thread is asked: whether the password fits the hash or, where there is none, for its hash. */
export default function answer({ password, hash, cost }) {
  return hash === undefined ? hashPassword(password, cost) : bcrypt.compare(password, hash)
}
