import { bills } from '@/lib/contract'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(bills.changeStatus, judgeBill)
