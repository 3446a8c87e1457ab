import { createHash } from 'node:crypto'
import type { Me } from '../../contract/people/account'
import { Problem } from '../../contract/core/problem'
import { env } from '../../infra/env'
import { assertBelow, attempt, count } from '../../infra/rate-limiter'
import { turns } from '../../infra/turns'
import { log } from '../../infra/observability/log'
import { clientNetwork } from '../server/client-network'
import { deviceOfPerson, knownDevice } from './known-device'
import { stepIn } from './step'
import { viewerOf } from './viewer'

/** Set by the server from the connection, never by a client. */
export const CLIENT_ADDRESS = 'x-client-address'

const addressOf = (headers: Headers) => clientNetwork(headers.get(CLIENT_ADDRESS) ?? 'unknown')

/** Waiting ones cost nothing; a flood of guesses is refused as soon as the limit is reached. */
const ofOneAccount = turns({ atOnce: 1, waiting: 50 })
/** Hashes are computed two at a time anyway. */
const ofOneAddress = turns({ atOnce: 4, waiting: 200 })

/**
 * A sign-in within its limits: only failures count, per account and per address, or per known device: guesses from
 * elsewhere don't lock that one. Sign-ins to one account run one after the other, so that guesses at once can't slip
 * through. Both outcomes are in the log.
 */
export async function limitedSignIn<T extends { id: number }>(
  headers: Headers,
  { username }: { username: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const [name, address] = [username.trim().toLowerCase(), addressOf(headers)]
  const device = await knownDevice(headers.get('cookie'), name)
  const failures = device ? { device } : { account: name, address }
  const begun = { steps: device ?? name }
  return inTurn([device ?? name, address], async () => {
    await assertBelow({ ...failures, ...begun, signIns: name })
    const account = await loggedSignIn(headers, { name: fingerprint(name) }, signIn).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'unauthenticated') await count(failures)
      // The password fits, and nobody is in yet: the sign-in counts once its second factor fits.
      if (error instanceof Problem && error.code === 'second_factor') await count(begun)
      throw error
    })
    await count({ signIns: name })
    return account
  })
}

/** A sign-in by a passkey alone, within the sign-ins of its account: nobody guesses a passkey. */
export const limitedPasskey = (headers: Headers, _: unknown, signIn: () => Promise<Me>) => completed(headers, signIn)

/** The second step of a sign-in: it knows where the guess comes from. */
export function limitedSecondStep(headers: Headers, _: unknown, signIn: (more: object) => Promise<Me>) {
  const cookie = headers.get('cookie')
  const from = { address: addressOf(headers), deviceOf: (memberId: number) => deviceOfPerson(cookie, memberId) }
  return completed(headers, () => signIn({ step: stepIn(cookie), from }))
}

/** A sign-in counts once it is complete. */
const completed = (headers: Headers, signIn: () => Promise<Me>) =>
  loggedSignIn(headers, {}, async () => {
    const me = await signIn()
    await attempt({ signIns: me.username })
    return me
  })

/** Both outcomes of a sign-in are in the log. */
async function loggedSignIn<T extends { id: number }>(headers: Headers, about: object, signIn: () => Promise<T>) {
  const address = addressOf(headers)
  try {
    const account = await signIn()
    log().info({ user: account.id, address }, 'signed in')
    return account
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === 'unauthenticated'
    if (isWrong) log().warn({ ...about, address }, 'wrong credentials')
    throw error
  }
}

function inTurn<T>([account, address]: [string, string], task: () => Promise<T>): Promise<T> {
  if (env().RATE_LIMIT === 'off') return task()
  return ofOneAccount(account, () => ofOneAddress(address, task))
}

/** A hash in the log tells guesses at one name from guesses at many; the name itself may be a mistyped password. */
const fingerprint = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 12)

/** A link for a new password within its limits, per mailbox and per address. Above them the answer is the same, and no mail goes out. */
export async function limitedLink(headers: Headers, { email }: { email: string }, mail: () => Promise<void>) {
  try {
    await attempt({ link: email, links: addressOf(headers) })
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return
    throw error
  }
  await mail()
}

/** A letter to the own mailbox: refused once the mailbox has got as many as it may. They are counted when they are sent. */
export async function limitedLetter(headers: Headers, _: unknown, send: () => Promise<void>): Promise<void> {
  const viewer = await viewerOf(headers.get('cookie'))
  if (viewer) await assertBelow({ letters: viewer.email })
  await send()
}

/** An act that asks for the current password: only wrong ones count, per session. */
export async function limitedPasswordCheck<T>(
  headers: Headers,
  { currentPassword }: { currentPassword?: string },
  act: () => Promise<T>,
): Promise<T> {
  const viewer = await viewerOf(headers.get('cookie'))
  const current = String(viewer?.session ?? 'unknown')
  return inTurn([`current:${current}`, addressOf(headers)], async () => {
    await assertBelow({ current })
    return act().catch(async (error: unknown) => {
      const isWrong = error instanceof Problem && error.issues?.some(({ path }) => path === 'currentPassword')
      // A missing one is no guess.
      if (isWrong && currentPassword) await count({ current })
      throw error
    })
  })
}

/** A registration within its limit per address; refused ones have a limit of their own. */
export async function limitedRegistration<T>(headers: Headers, _: unknown, register: () => Promise<T>): Promise<T> {
  const address = addressOf(headers)
  return limitedByEmail({ done: { register: address }, refused: { refused: address } }, register)
}

/** A change of the profile: changes of email are limited per account and address; so are emails that are taken and wrong passwords. */
export async function limitedEmailChange<T>(
  headers: Headers,
  input: { email?: string; currentPassword?: string },
  change: () => Promise<T>,
): Promise<T> {
  const { email } = input
  const viewer = email && (await viewerOf(headers.get('cookie')))
  if (!viewer || email === viewer.email) return change()
  const [account, address] = [String(viewer.member.id), addressOf(headers)]
  const done = { emailChange: account, emailChanges: address }
  return limitedPasswordCheck(headers, input, () =>
    limitedByEmail({ done, refused: { emailTaken: account, refused: address } }, change),
  )
}

type Counts = Parameters<typeof attempt>[0]

/** Counts an act under `done` when it succeeds, and under `refused` when its refusal reveals that an email is known. */
async function limitedByEmail<T>({ done, refused }: { done: Counts; refused: Counts }, act: () => Promise<T>) {
  const takeBack = await attempt(done)
  const takeRefusalBack = await attempt(refused).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  try {
    const result = await act()
    await takeRefusalBack()
    return result
  } catch (error) {
    await takeBack()
    if (!(error instanceof Problem && error.code === 'conflict')) await takeRefusalBack()
    throw error
  }
}
