import { orderTerms } from '@/lib/contract'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { getTerms } from '@/lib/domain/money/order-terms/get-terms'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(orderTerms.get, getTerms)
export const PATCH = handle(orderTerms.edit, editTerms)
