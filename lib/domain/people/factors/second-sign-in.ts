import type { SecondFactor } from '../../../contract/people/factors'
import { Problem } from '../../../contract/core/problem'
import { command, query } from '../../core/verb'
import { findPerson, toMe } from '../members/person'
import { findChallenge, openChallenge, takeChallenge } from './challenge'
import { provesFactor, wayOf, withinGuesses } from './factor'
import { passkeyOptions, personOfPasskey } from './passkey'

/** Where a second factor comes from. */
type Guesser = {
  address: string
  /** The id of the browser, if the person signed in from it before. */ deviceOf: (
    memberId: number,
  ) => string | undefined
}

type Second = SecondFactor & { /** The step that the password opened. */ step?: string; from?: Guesser }

/** The refusal of a right password that a second factor has to follow. It opens the step for it. */
export const secondFactorDue = async (memberId: number) =>
  new Problem('second_factor', 'Enter the code of your authenticator app, or use a passkey', undefined, {
    step: await openStep(null, memberId),
  })

const openStep = command('factor.second', ({ rows }, memberId: number) => openChallenge(rows, 'sign-in', memberId))

const wrong = () => new Problem('unauthenticated', 'This code is not right or has expired')

/** Completes a sign-in whose password fitted, by a code, a recovery code or a passkey. */
export const secondSignIn = query('factor.second', async ({ rows }, given: Second) => {
  const step = given.step ? await findChallenge(rows, 'sign-in', given.step) : undefined
  if (!step?.memberId) throw new Problem('unauthenticated', 'Five minutes are over. Enter your password again.')
  return withinGuesses(limitsOf(given, given.step!, step.memberId), () => complete(null, given))
})

/** What a guess counts under: a known device has a lane of its own, which strangers can't close. */
function limitsOf({ from, ...given }: Second, step: string, memberId: number) {
  const way = wayOf(given)
  const device = from?.deviceOf(memberId)
  if (device) return { secondDevice: `${way}:${device}`, secondDeviceDay: `${way}:${device}` }
  return {
    secondStep: `${way}:${step}`,
    secondAddress: `${way}:${memberId}:${from?.address ?? 'unknown'}`,
    secondPerson: `${way}:${memberId}`,
  }
}

const complete = command('factor.second', async (scope, given: Second) => {
  const step = await takeChallenge(scope.rows, 'sign-in', given.step!)
  if (!step?.memberId) throw wrong()
  const person = await findPerson(scope.rows, step.memberId)
  if (person.memberState !== 'active' || !(await provesFactor(scope, person, given))) throw wrong()
  return toMe(person)
})

/** What a browser needs to sign in with any passkey that it has for this site. */
export const passkeySignInOptions = command('factor.passkeySignInOptions', ({ rows }) =>
  passkeyOptions(rows, 'passkey sign-in', null),
)

/** Signs in with a passkey alone: device and fingerprint are two factors. */
export const passkeySignIn = command(
  'factor.passkeySignIn',
  async ({ rows }, given: { id: string; response?: unknown }) => {
    const memberId = await personOfPasskey(rows, 'passkey sign-in', given)
    if (memberId === null) throw new Problem('unauthenticated', 'This passkey is not known here')
    return toMe(await findPerson(rows, memberId))
  },
)
