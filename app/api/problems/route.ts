import { problems } from '@/lib/contract'
import { listProblems } from '@/lib/domain/orders/order-problems/list-problems'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(problems.list, listProblems)
