import { resetFactorsOf } from '../domain/people/factors/reset-factors'
import { prepareDatabase } from './prepare'
import { print } from './reach'

/** `reset-factors email`: for an admin who lost every second factor, where no other admin can help. */
export async function resetFactors() {
  const [email, ...more] = process.argv.slice(3)
  if (!email || more.length) throw new Error('Usage: node dist/server.mjs reset-factors email')
  await prepareDatabase()
  print(`${await resetFactorsOf(email)} signs in with the password alone now, and has been mailed`)
}
