import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { Problem } from '@/lib/contract'
import { login } from '@/lib/domain/people/accounts/login'
import { tellNewDevice } from '@/lib/domain/people/sessions/new-device'
import { authOptions } from '@/lib/http/auth/auth'
import { deviceCookie } from '@/lib/http/auth/known-device'
import { bounded } from '@/lib/http/handler/body-limit'
import { limitedSignIn } from '@/lib/http/auth/rate-limits'
import { problemResponse } from '@/lib/http/handler/problem-response'

const noSuchCall = () => new Problem('not_found', 'There is no such API call')

/** Its other actions draw pages that we don't have, and write what anybody sends into the log. */
const ACTIONS = ['providers', 'session', 'csrf', 'signin', 'callback', 'signout', 'error']

type Context = { params: Promise<{ nextauth: string[] }> }

async function handler(request: NextRequest, context: Context): Promise<Response> {
  try {
    if (!ACTIONS.includes((await context.params).nextauth[0]!)) throw noSuchCall()
    let signedIn: number | undefined
    const check = async (credentials: { username: string; password: string }) => {
      const account = await limitedSignIn(request.headers, credentials, () => login(null, credentials))
      signedIn = account.member.id
      return account
    }
    const options = authOptions({ check, tell: tellNewDevice }, request.headers)
    const response = (await NextAuth((await bounded(request)) as never, context as never, options)) as Response
    if (signedIn) response.headers.append('set-cookie', deviceCookie(request.headers.get('cookie'), signedIn))
    // next-auth answers 500 for actions that it does not know.
    return response.status < 500 ? response : problemResponse(noSuchCall())
  } catch (error) {
    return problemResponse(error)
  }
}

export { handler as GET, handler as POST }
