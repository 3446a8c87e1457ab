import { bills } from '@/lib/contract'
import { prepareBillOfOrder } from '@/lib/domain/money/bills/add-bill'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(bills.prepareOf, prepareBillOfOrder)
