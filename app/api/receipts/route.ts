import { receipts } from '@/lib/contract'
import { listReceipts } from '@/lib/domain/money/receipts/list-receipts'
import { recordReceipt } from '@/lib/domain/money/receipts/record-receipt'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(receipts.list, listReceipts)
export const POST = handle(receipts.record, recordReceipt)
