// bcrypt computes for a third of a second: in a thread it blocks no request.
import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import bcrypt from 'bcryptjs'

// A lower priority, so that pages come first. On Linux it applies to the thread; elsewhere it would apply to the process.
if (!isMainThread && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

/** The hash that is stored for a password. */
export const hashPassword = (password, cost = 12) => bcrypt.hash(password, cost)

/** The thread's task: compare a password with a hash or, without one, compute the hash. */
export default function answer({ password, hash, cost }) {
  return hash === undefined ? hashPassword(password, cost) : bcrypt.compare(password, hash)
}
