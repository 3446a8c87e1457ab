import { workorders } from '@/lib/contract'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.changeStatus, changeWorkorderStatus)
