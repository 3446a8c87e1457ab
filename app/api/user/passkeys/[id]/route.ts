import { factors } from '@/lib/contract'
import { renamePasskey } from '@/lib/domain/people/factors/own-factors'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(factors.renamePasskey, renamePasskey)
