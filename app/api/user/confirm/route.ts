import { factors } from '@/lib/contract'
import { confirm } from '@/lib/domain/factors/confirm'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(factors.confirm, confirm)
