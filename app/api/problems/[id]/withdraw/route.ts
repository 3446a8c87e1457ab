import { problems } from '@/lib/contract'
import { withdrawProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(problems.withdraw, withdrawProblem)
