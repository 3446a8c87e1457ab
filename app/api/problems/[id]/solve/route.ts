import { problems } from '@/lib/contract'
import { solveProblem } from '@/lib/domain/orders/order-problems/solve-problem'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(problems.solve, solveProblem)
