import { workorders } from '@/lib/contract'
import { setWorkorderProgress } from '@/lib/domain/orders/workorders/set-workorder-progress'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setProgress, setWorkorderProgress)
