import type { Confirmation } from '../../../contract/people/factors'
import { invalid } from '../../../contract/core/problem'
import { noteConfirmed } from '../../../infra/db/sessions'
import { checkPassword } from '../../../infra/password/password'
import { command, query } from '../../core/verb'
import { findPerson } from '../members/person'
import { guessesIn, hasFactor, provesFactor, wayOf, withinGuesses } from './factor'
import { passkeyOptions } from './passkey'

/**
 * Confirms that it is the same person: acts that ask for a fresh sign-in go on. Whoever has a second factor confirms with it; the
 * password is for those without.
 */
export const confirm = query('factor.confirm', async ({ viewer, rows }, given: Confirmation): Promise<void> => {
  if ('password' in given && (await hasFactor(rows, viewer.member.id)))
    throw invalid('password', 'You have a second factor. Confirm with it.')
  return withinGuesses(guessesIn(viewer, wayOf(given)), async () => {
    if ('password' in given) {
      const { passwordHash } = await findPerson(rows, viewer.member.id)
      if (!(await checkPassword(given.password, passwordHash))) throw invalid('password', 'This is not right')
    }
    await note(viewer, given)
  })
})

const note = command('factor.confirm', async (scope, given: Confirmation): Promise<void> => {
  const { viewer, rows } = scope
  const byFactor = !('password' in given)
  if (byFactor && !(await provesFactor(scope, await findPerson(rows, viewer.member.id), given, 'confirm')))
    throw invalid(wayOf(given), 'This is not right')
  await noteConfirmed(rows, viewer.session, byFactor)
})

/** What a browser needs to confirm with a passkey of this person. */
export const confirmOptions = command('factor.confirmOptions', ({ viewer, rows }) =>
  passkeyOptions(rows, 'confirm', viewer.member.id),
)
