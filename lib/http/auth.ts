import type { NextAuthOptions, User } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { env } from '../infra/env'
import { SESSION_SECONDS, signInCookie, signOutCookie } from './session'
import { accountForSession } from './viewer'

type CheckPassword = (credentials: { username: string; password: string }) => Promise<{ id: number; role: string }>

/**
 * The session authority: credentials in, a token in a cookie out. `check` is the domain's login, which throws on
 * wrong credentials. Sessions end when the account's session version moves on.
 */
export const authOptions = (check: CheckPassword): NextAuthOptions => ({
  secret: env().AUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/auth' },
  providers: [
    CredentialsProvider({
      credentials: { username: { label: 'E-mail' }, password: { label: 'Password', type: 'password' } },
      authorize: async (given) => {
        const account = await check({ username: given?.username ?? '', password: given?.password ?? '' }).catch(
          () => null,
        )
        return account && ({ id: String(account.id) } as User)
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user }) {
      const account = user && (await accountForSession(Number(user.id)))
      return account ? { sub: String(account.id), role: account.role, sv: account.sessionVersion } : token
    },
    async session({ session, token }) {
      const account = await accountForSession(Number(token.sub))
      const holds = account && account.sessionVersion === token.sv
      return holds
        ? { ...session, user: { name: account.contactName, email: account.email } }
        : { expires: session.expires }
    },
  },
})

/** The headers that sign an account in. */
export async function signIn(account: { id: number; role: string }): Promise<Record<string, string>> {
  const { sessionVersion = 0 } = (await accountForSession(account.id)) ?? {}
  return { 'set-cookie': await signInCookie({ ...account, sessionVersion }) }
}

/** The headers that end the session in this browser. */
export const signOut = () => ({ 'set-cookie': signOutCookie() })
