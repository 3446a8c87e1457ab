import { Problem } from '../contract/problem'
import { attempt } from '../infra/attempts'
import { log } from '../infra/log'
import { readSession } from './session'

/** Set by the server from the connection, never by a client. */
export const CLIENT_ADDRESS = 'x-client-address'

const addressOf = (headers: Headers) => headers.get(CLIENT_ADDRESS) ?? 'unknown'

/** A sign-in within its limits: only failures count, per account and per address. */
export async function limitedSignIn<T>(
  headers: Headers,
  { username }: { username: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const takeBack = await attempt({ account: username.trim().toLowerCase(), address: addressOf(headers) })
  try {
    const account = await signIn()
    await takeBack()
    return account
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === 'unauthenticated'
    if (!isWrong) await takeBack()
    // Without the name: people type their password there.
    else log().warn({ address: addressOf(headers) }, 'a sign-in was refused')
    throw error
  }
}

/** A link for a new password within its limits, per mailbox and per address. Above them it answers as ever, and mails nothing. */
export async function limitedLink(headers: Headers, { email }: { email: string }, mail: () => Promise<void>) {
  try {
    await attempt({ link: email, links: addressOf(headers) })
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return
    throw error
  }
  await mail()
}

/** A change of the password: only wrong current passwords count, per account. */
export async function limitedPasswordChange(headers: Headers, _: unknown, change: () => Promise<void>) {
  const token = await readSession(headers.get('cookie'))
  const takeBack = await attempt({ current: token?.sub ?? 'unknown' })
  try {
    await change()
    await takeBack()
  } catch (error) {
    const isWrong = error instanceof Problem && error.issues?.some(({ path }) => path === 'currentPassword')
    if (!isWrong) await takeBack()
    throw error
  }
}

/** A registration within its limit per address; one that is refused does not count. */
export async function limitedRegistration<T>(headers: Headers, _: unknown, register: () => Promise<T>): Promise<T> {
  const takeBack = await attempt({ register: addressOf(headers) })
  return register().catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
}
