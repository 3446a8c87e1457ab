import { problems } from '@/lib/contract'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(problems.raise, raiseProblem)
