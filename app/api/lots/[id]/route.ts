import { lots } from '@/lib/contract'
import { changeLot } from '@/lib/domain/orders/lots/change-lot'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(lots.change, changeLot)
