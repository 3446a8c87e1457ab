import { receipts } from '@/lib/contract'
import { getReceipt } from '@/lib/domain/money/receipts/list-receipts'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(receipts.get, getReceipt)
