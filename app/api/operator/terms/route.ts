import { operator } from '@/lib/contract'
import { getOperatorTerms } from '@/lib/domain/operator/get-operator'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(operator.terms, getOperatorTerms)
