import { problems } from '@/lib/contract'
import { reopenProblem } from '@/lib/domain/orders/order-problems/reopen-problem'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(problems.reopen, reopenProblem)
