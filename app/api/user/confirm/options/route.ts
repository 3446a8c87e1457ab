import { factors } from '@/lib/contract'
import { confirmOptions } from '@/lib/domain/people/factors/confirm'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.confirmOptions, confirmOptions)
