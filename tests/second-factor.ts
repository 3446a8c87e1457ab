import { POST as signIn } from '@/app/api/login/route'
import { POST as second } from '@/app/api/login/second/route'
import { confirmTotp, startTotp } from '@/lib/domain/people/factors/own-factors'
import { codeAt } from '@/lib/domain/people/factors/totp'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { PASSWORD, unique } from '@/tests/make'

/** The time of the next step of an authenticator app: each code of one is new. */
export const later = (steps: number) => Date.now() + steps * 30_000

/** Sets up an authenticator app for a person. The codes of now and of later steps are still to be used. */
export async function protect(person: Viewer) {
  const { secret } = await startTotp(person, {})
  const { recoveryCodes } = await confirmTotp(person, { code: codeAt(secret, later(-1)) })
  return { person, secret, recoveryCodes }
}

/** The value of a cookie that an answer sets, as a browser sends it back; empty without it. */
export const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

type From = { /** The network. */ address?: string; /** What the browser keeps. */ device?: string }

const headersOf = ({ address = unique('address'), device = '' }: From, more = '') => ({
  'x-client-address': address,
  cookie: [device, more].filter(Boolean).join('; '),
})

/** Gives the right password. Answers the response, and the cookie of the step that waits for the second factor. */
export async function givePassword({ email }: Viewer, from: From = {}, password = PASSWORD) {
  const response = await call(signIn, { body: { username: email, password }, headers: headersOf(from) })
  return { response, step: cookieIn(response, 'jobwork-step') }
}

/** Gives a second factor for a step that waits for it. */
export const giveFactor = (step: string, factor: object, from: From = {}) =>
  call(second, { body: factor, headers: headersOf(from, step) })

/** A whole sign-in with a second factor; the status of what was refused, or 200. */
export async function signInWith(person: Viewer, factor: object, from: From = {}) {
  const { response, step } = await givePassword(person, from)
  if (!step) return { status: response.status, response }
  const done = await giveFactor(step, factor, from)
  return { status: done.status, response: done }
}
