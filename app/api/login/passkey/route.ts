import { factors } from '@/lib/contract'
import { passkeySignIn } from '@/lib/domain/people/factors/second-sign-in'
import { tellNewDevice } from '@/lib/domain/people/sessions/new-device'
import { signIn } from '@/lib/http/auth/auth'
import { limitedPasskey } from '@/lib/http/auth/rate-limits'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.passkeySignIn, passkeySignIn, {
  headers: signIn({ tell: tellNewDevice, byFactor: true }),
  around: limitedPasskey,
})
