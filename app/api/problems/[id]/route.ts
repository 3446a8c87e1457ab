import { problems } from '@/lib/contract'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(problems.get, getProblem)
