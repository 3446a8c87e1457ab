import { factors } from '@/lib/contract'
import { passkeyOptions } from '@/lib/domain/people/factors/own-factors'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.passkeyOptions, passkeyOptions)
