import { bills } from '@/lib/contract'
import { objectToBill } from '@/lib/domain/money/bills/object-to-bill'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(bills.object, objectToBill)
