import { factors } from '@/lib/contract'
import { secondSignIn } from '@/lib/domain/factors/second-sign-in'
import { tellNewDevice } from '@/lib/domain/sessions/new-device'
import { signIn } from '@/lib/http/auth/auth'
import { loggedSignIn } from '@/lib/http/auth/rate-limits'
import { stepIn } from '@/lib/http/auth/step'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.second, secondSignIn, {
  headers: signIn({ tell: tellNewDevice, byFactor: true }),
  around: (headers, _, run) => loggedSignIn(headers, {}, () => run({ step: stepIn(headers.get('cookie')) })),
})
