import { problems } from '@/lib/contract'
import { containProblem } from '@/lib/domain/orders/order-problems/contain-problem'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(problems.contain, containProblem)
