import type { Confirmation } from '../../contract/accounts/factors'
import { invalid } from '../../contract/core/problem'
import { sql } from '../../infra/db/db'
import { checkPassword } from '../../infra/password/password'
import { command, query } from '../core/verb'
import { findPerson } from '../members/person'
import { guessesIn, provesFactor, wayOf, withinGuesses } from './factor'
import { passkeyOptions } from './passkey'

/** Confirms that it is the same person, by password, code or passkey: acts that ask for a fresh sign-in go on. */
export const confirm = query('factor.confirm', async ({ viewer, rows }, given: Confirmation): Promise<void> =>
  withinGuesses(guessesIn(viewer, wayOf(given)), async () => {
    if ('password' in given) {
      const { passwordHash } = await findPerson(rows, viewer.member.id)
      if (!(await checkPassword(given.password, passwordHash))) throw invalid('password', 'This is not right')
    }
    await note(viewer, given)
  }),
)

const note = command('factor.confirm', async (scope, given: Confirmation): Promise<void> => {
  const { viewer, rows } = scope
  const byFactor = !('password' in given)
  if (byFactor && !(await provesFactor(scope, await findPerson(rows, viewer.member.id), given, 'confirm')))
    throw invalid('code' in given ? 'code' : 'passkey', 'This is not right')
  await rows(sql`
    UPDATE sessions SET confirmed_at = now(), factor_at = CASE WHEN ${byFactor} THEN now() ELSE factor_at END
    WHERE id = ${viewer.session ?? 0}`)
})

/** What a browser needs to confirm with a passkey of this person. */
export const confirmOptions = command('factor.confirmOptions', ({ viewer, rows }) =>
  passkeyOptions(rows, 'confirm', viewer.member.id),
)
