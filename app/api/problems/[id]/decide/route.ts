import { problems } from '@/lib/contract'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(problems.decide, decideProblem)
