import { dashboard } from '@/lib/contract'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(dashboard.tasks, getTasks)
