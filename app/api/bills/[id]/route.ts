import { bills } from '@/lib/contract'
import { getBill } from '@/lib/domain/money/bills/list-bills'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(bills.get, getBill)
