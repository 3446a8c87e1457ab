import { rates } from '@/lib/contract'
import { editRate } from '@/lib/domain/money/rates/edit-rate'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(rates.edit, editRate)
