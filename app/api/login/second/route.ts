import { factors } from '@/lib/contract'
import { secondSignIn } from '@/lib/domain/people/factors/second-sign-in'
import { tellNewDevice } from '@/lib/domain/people/sessions/new-device'
import { signIn } from '@/lib/http/auth/auth'
import { limitedSecondStep } from '@/lib/http/auth/rate-limits'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.second, secondSignIn, {
  headers: signIn({ tell: tellNewDevice, byFactor: true }),
  around: limitedSecondStep,
})
