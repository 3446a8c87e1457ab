import { factors } from '@/lib/contract'
import { removePasskey } from '@/lib/domain/people/factors/own-factors'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.removePasskey, removePasskey)
