import { receipts } from '@/lib/contract'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(receipts.claim, claimReceipt)
