import { payouts } from '@/lib/contract'
import { makeBankFile } from '@/lib/domain/money/payouts/make-bank-file'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(payouts.bankFile, makeBankFile)
