import { workorders } from '@/lib/contract'
import { setWorkorderMachine } from '@/lib/domain/orders/workorders/set-workorder-machine'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setMachine, setWorkorderMachine)
