import { operator } from '@/lib/contract'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { getOperator } from '@/lib/domain/people/operator/get-operator'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(operator.get, getOperator)
export const PATCH = handle(operator.edit, editOperator)
