import { lots } from '@/lib/contract'
import { addLot } from '@/lib/domain/orders/lots/add-lot'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(lots.add, addLot)
