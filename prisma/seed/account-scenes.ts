import { openCompany } from '../../lib/domain/people/members/open-company'
import { findPerson, toMe } from '../../lib/domain/people/members/person'
import { verifyAccount } from '../../lib/domain/people/accounts/verify-account'
import { command } from '../../lib/domain/core/verb'
import { DOMAIN, type DemoAccount } from './story/accounts'
import type { Scene } from './scenes'

type Opening = Omit<DemoAccount, 'key' | 'opened' | 'verified'> & { email: string; passwordHash: string }

/** As registering does, with a hash that all demo accounts share: hashing each would take seconds. */
const openAccount = command('account.register', async ({ tx, rows, emit }, input: Opening) => {
  const { id, memberId } = await openCompany(tx, { ...input, emailProvenAt: new Date() })
  emit('account.registered', { accountId: id, role: input.role, companyName: input.companyName })
  return toMe(await findPerson(rows, memberId))
})

/** An account opens and, perhaps, an admin verifies it. */
export const accountScenes =
  (passwordHash: string) =>
  ({ key, opened, verified, ...account }: DemoAccount): Scene[] => {
    const open: Scene = {
      day: opened,
      play: async (stage) =>
        stage.enter(key, await openAccount(null, { ...account, email: `${key}@${DOMAIN}`, passwordHash })),
    }
    if (verified === undefined) return [open]
    const verify: Scene = {
      day: verified,
      play: async (stage) => {
        const account = stage.who(key)
        stage.enter(key, { ...account, ...(await verifyAccount(stage.who('admin'), { id: account.id })) })
      },
    }
    return [open, verify]
  }
