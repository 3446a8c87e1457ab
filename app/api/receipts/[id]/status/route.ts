import { receipts } from '@/lib/contract'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(receipts.changeStatus, judgeReceipt)
