import { workorders } from '@/lib/contract'
import { setWorkorderReferences } from '@/lib/domain/orders/workorders/set-workorder-references'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(workorders.setReferences, setWorkorderReferences)
