import { lots } from '@/lib/contract'
import { addLot } from '@/lib/domain/lots/add-lot'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(lots.add, addLot)
