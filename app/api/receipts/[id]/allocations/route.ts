import { receipts } from '@/lib/contract'
import { allocateReceipt } from '@/lib/domain/money/receipts/allocate-receipt'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(receipts.allocate, allocateReceipt)
