import { Problem } from '../contract/problem'
import { attempt } from '../infra/attempts'

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
    if (!(error instanceof Problem && error.code === 'unauthenticated')) await takeBack()
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
