import { createHash } from 'node:crypto'
import { Problem } from '../../contract/core/problem'
import { attempt } from '../../infra/rate-limiter'
import { log } from '../../infra/observability/log'
import { clientNetwork } from '../server/client-network'
import { readSession } from './session'
import { viewerOf } from './viewer'

/** Set by the server from the connection, never by a client. */
export const CLIENT_ADDRESS = 'x-client-address'

const addressOf = (headers: Headers) => clientNetwork(headers.get(CLIENT_ADDRESS) ?? 'unknown')

/** A sign-in within its limits: only failures count, per account and per address. Both outcomes are in the log. */
export async function limitedSignIn<T extends { id: number }>(
  headers: Headers,
  { username }: { username: string },
  signIn: () => Promise<T>,
): Promise<T> {
  const [name, address] = [username.trim().toLowerCase(), addressOf(headers)]
  const takeBack = await attempt({ account: name, address })
  try {
    const account = await signIn()
    await takeBack()
    log().info({ user: account.id, address }, 'signed in')
    return account
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unauthenticated')) await takeBack()
    else log().warn({ name: fingerprint(name), address }, 'wrong credentials')
    throw error
  }
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

/** A registration within its limit per address; refused ones have a limit of their own. */
export async function limitedRegistration<T>(headers: Headers, _: unknown, register: () => Promise<T>): Promise<T> {
  const address = addressOf(headers)
  return limitedByEmail({ done: { register: address }, refused: { refused: address } }, register)
}

/** A change of the profile: changes of e-mail are limited per account and address; so are e-mails that are taken. */
export async function limitedEmailChange<T>(
  headers: Headers,
  { email }: { email?: string },
  change: () => Promise<T>,
): Promise<T> {
  const viewer = email && (await viewerOf(headers.get('cookie')))
  if (!viewer || email === viewer.email) return change()
  const [account, address] = [String(viewer.id), addressOf(headers)]
  const done = { emailChange: account, emailChanges: address }
  return limitedByEmail({ done, refused: { emailTaken: account, refused: address } }, change)
}

type Counts = Parameters<typeof attempt>[0]

/** Counts an act under `done` when it succeeds, and under `refused` when its refusal reveals that an e-mail is known. */
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
