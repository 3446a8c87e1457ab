import { NextResponse, type NextRequest } from 'next/server'
import { isSecure } from './lib/http/auth/cookies'
import { readSession } from './lib/http/auth/session'
import { INTENDED_PATH } from './lib/rules/core/intended-path'

const roles = ['customer', 'supplier', 'admin']

/**
 * Guards the three areas by the session's token: without a session to /auth and back afterwards, another role to its
 * own dashboard. Page and API check the session in the database.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const token = await readSession(request.headers.get('cookie'))
  const area = pathname.split('/')[1]!

  if (!token) return redirect(`/auth?callbackUrl=${encodeURIComponent(pathname + search)}`)
  if (roles.includes(area) && token.role !== area) {
    const answer = redirect(`/${token.role}/dashboard`)
    // The dashboard says why it is shown: a link in a mail may be for a person's other account.
    answer.cookies.set(INTENDED_PATH, pathname + search, { maxAge: 60, sameSite: 'lax', secure: isSecure() })
    return answer
  }
  const headers = new Headers(request.headers)
  headers.set('x-address', pathname + search)
  return NextResponse.next({ request: { headers } })

  function redirect(to: string) {
    // A relative redirect works for every host name of the site.
    return NextResponse.redirect(new URL(to, request.url))
  }
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/customer/:path*',
    '/supplier/:path*',
    '/admin/:path*',
    '/questions/:path*',
    '/invoices/:path*',
    '/quotations/:path*',
    '/rfqs/:path*',
    '/workorders/:path*',
    '/machines/:path*',
    '/problems/:path*',
    '/shipments/:path*',
  ],
}
