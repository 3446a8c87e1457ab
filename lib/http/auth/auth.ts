import type { NextAuthOptions, User } from 'next-auth'
import { decode } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { env } from '../../infra/env'
import { currentRequest } from '../../infra/observability/request'
import { endSession, openSession, setFactorDue } from '../../infra/db/sessions'
import { deviceOf } from './device'
import { deviceCookie, isKnown } from './known-device'
import { nextAuthLogger } from './next-auth-logger'
import { cookieOption, readSession, SESSION_SECONDS, signInCookie, signOutCookie } from './session'
import { viewerOf } from './viewer'

type Account = { id: number; role: string; member: { id: number } }
type CheckPassword = (credentials: { username: string; password: string }) => Promise<Account>
/** What tells a person of a sign-in from a browser that isn't known. */
type TellNewDevice = (memberId: number, device: string) => Promise<void>

/**
 * The session authority: credentials in, a token in a cookie out. `check` is the domain's login, which throws on
 * wrong credentials; `headers` are the request's headers. The token names a session, which the database keeps and ends.
 */
export const authOptions = (
  { check, tell }: { check: CheckPassword; tell: TellNewDevice },
  headers: Headers,
): NextAuthOptions => ({
  secret: env().AUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  cookies: { sessionToken: cookieOption() },
  // next-auth takes the last of two cookies with one name; nobody else takes any of them.
  jwt: { decode: async (given) => ((await readSession(headers.get('cookie'))) ? decode(given) : null) },
  pages: { signIn: '/auth' },
  logger: nextAuthLogger,
  providers: [
    CredentialsProvider({
      credentials: { username: { label: 'Email' }, password: { label: 'Password', type: 'password' } },
      authorize: async (given) => {
        const account = await check({ username: given?.username ?? '', password: given?.password ?? '' }).catch(
          () => null,
        )
        return account && ({ id: String(account.id), role: account.role, memberId: account.member.id } as User)
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user }) {
      if (!user) return token
      const account = user as unknown as { id: string; role: string; memberId: number }
      const person = { id: Number(account.id), role: account.role, member: { id: account.memberId } }
      return { sub: account.id, role: account.role, sid: await beginSession(person, headers, { tell }) }
    },
    async session({ session }) {
      const viewer = await viewerOf(headers.get('cookie'))
      return viewer
        ? { ...session, user: { name: viewer.contactName, email: viewer.email } }
        : { expires: session.expires }
    },
  },
  events: { signOut: async () => leave(headers) },
})

type SignIn = { /** Absent for a person who has just registered. */ tell?: TellNewDevice; byFactor?: boolean }

/** Signs in: ends the browser's previous session and starts one with a new key. */
async function beginSession({ id, member, role }: Account, headers: Headers, how: SignIn): Promise<string> {
  await leave(headers)
  const request = currentRequest()
  if (request) request.user = id
  if (role === 'admin') await setFactorDue(member.id)
  const device = deviceOf(headers.get('user-agent'))
  const key = await openSession(member.id, device, how.byFactor)
  if (!isKnown(headers.get('cookie'), member.id)) await how.tell?.(member.id, device)
  return key
}

async function leave(headers: Headers) {
  const token = await readSession(headers.get('cookie'))
  if (token) await endSession(token.sid)
}

/** The headers that sign an account in, and make this browser known to it. */
export const signIn =
  (how: SignIn = {}) =>
  async (account: Account, headers: Headers): Promise<[string, string][]> => [
    ['set-cookie', await signInCookie(account, await beginSession(account, headers, how))],
    ['set-cookie', deviceCookie(headers.get('cookie'), account.member.id)],
  ]

/** Ends the session of the request. Returns the headers that delete its cookie. */
export async function signOut(_: unknown, headers: Headers) {
  await leave(headers)
  // What the browser keeps of our pages goes, too; drafts and queues are emptied by the pages' own code.
  return { 'set-cookie': signOutCookie(), 'clear-site-data': '"cache"' }
}
