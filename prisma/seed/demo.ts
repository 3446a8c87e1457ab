import { db } from '../../lib/infra/db'
import { hashPassword } from '../../lib/infra/password'

export const signIns = () => 'demo'
export async function seedDemo() {
  const passwordHash = await hashPassword('demo1234')
  for (const role of ['customer', 'supplier', 'admin'] as const) {
    const email = `${role}@demo.jobwork.example`
    await db().user.create({ data: { email, username: email, role, passwordHash, verified: true, companyName: `Demo ${role}`, contactName: 'Someone' } })
  }
}
