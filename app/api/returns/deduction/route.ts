import { returns } from '@/lib/contract'
import { getDeduction } from '@/lib/domain/money/returns/deduction'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(returns.deduction, getDeduction)
