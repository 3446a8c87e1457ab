import { addAdmin } from './add-admin'
import { hashPassword } from '../../lib/infra/password/password'
import { db } from '../../lib/infra/db/db'
import { env } from '../../lib/infra/env'

/** Creates the admin of ADMIN_EMAIL when no account has that e-mail. */
export async function createAdmin() {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env()
  const email = ADMIN_EMAIL?.toLowerCase()
  if (!email || (await db().user.findUnique({ where: { email } }))) return
  const passwordHash = await hashPassword(ADMIN_PASSWORD!)
  const names = { companyName: 'Jobwork', contactName: 'Administrator' }
  await addAdmin({ email, passwordHash, ...names })
}

/** Whether nobody has an account yet, but for the admin of the configuration. */
export const isEmpty = async () => !(await db().user.findFirst({ where: { role: { not: 'admin' } } }))

export { seedDemo, signIns } from './demo'
