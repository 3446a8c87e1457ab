import { factors } from '@/lib/contract'
import { passkeySignInOptions } from '@/lib/domain/people/factors/second-sign-in'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.passkeySignInOptions, passkeySignInOptions)
