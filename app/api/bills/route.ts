import { bills } from '@/lib/contract'
import { addBill } from '@/lib/domain/money/bills/add-bill'
import { listBills } from '@/lib/domain/money/bills/list-bills'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(bills.list, listBills)
export const POST = handle(bills.add, addBill)
