import { findAccount, toAccount } from '../../lib/domain/accounts/account'
import { verifyAccount } from '../../lib/domain/accounts/verify-account'
import { command } from '../../lib/domain/core/verb'
import { DOMAIN, type DemoAccount } from './story/accounts'
import type { Scene } from './scenes'

type Opening = Omit<DemoAccount, 'key' | 'opened' | 'verified'> & { email: string; passwordHash: string }

/** As registering does, with a hash that all demo accounts share: hashing each would take seconds. */
const openAccount = command('account.register', async ({ tx, rows, emit }, input: Opening) => {
  const { id } = await tx.user.create({ data: { ...input, username: input.email, emailProvenAt: new Date() } })
  emit('account.registered', { accountId: id, role: input.role, companyName: input.companyName })
  return toAccount(await findAccount(rows, id))
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
      play: async (stage) => stage.enter(key, await verifyAccount(stage.who('admin'), { id: stage.who(key).id })),
    }
    return [open, verify]
  }
