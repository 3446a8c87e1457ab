import { factors } from '@/lib/contract'
import { makeRecoveryCodes } from '@/lib/domain/people/factors/own-factors'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.newRecoveryCodes, makeRecoveryCodes)
