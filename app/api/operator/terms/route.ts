import { operator } from '@/lib/contract'
import { getOperatorTerms } from '@/lib/domain/people/operator/get-operator'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(operator.terms, getOperatorTerms)
