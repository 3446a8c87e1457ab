import { addAdmin } from './add-admin'
import { hashPassword } from '../../lib/infra/password/password'
import { db } from '../../lib/infra/db/db'
import { env } from '../../lib/infra/env'

const configured = () => env().ADMIN_EMAIL?.toLowerCase()

/** Creates the admin of ADMIN_EMAIL when no account has that email. */
export async function createAdmin() {
  const email = configured()
  if (!email || (await db().member.findFirst({ where: { email, state: { not: 'removed' } } }))) return
  const passwordHash = await hashPassword(env().ADMIN_PASSWORD!)
  const names = { companyName: 'Jobwork', contactName: 'Administrator' }
  await addAdmin({ email, passwordHash, ...names })
}

/** Whether nobody has an account yet, but for the admin of the configuration. */
export const isEmpty = async () => !(await db().user.findFirst({ where: { email: { not: configured() ?? '' } } }))

export { enlargeDemo, seedDemo, signIns } from './demo'
