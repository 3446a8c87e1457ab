import type { Input } from '../../../contract/core/endpoint'
import type { accounts } from '../../../contract/people/accounts'
import { command } from '../../core/verb'
import { toMe } from '../members/person'

/** The language in which the shop floor speaks with the viewer, on whatever phone. */
export const chooseLanguage = command(
  'account.chooseLanguage',
  async ({ tx, viewer }, { language }: Input<typeof accounts.chooseLanguage>) => {
    await tx.member.update({ where: { id: viewer.member.id }, data: { language } })
    return toMe({ ...viewer, member: { ...viewer.member, language } })
  },
)
