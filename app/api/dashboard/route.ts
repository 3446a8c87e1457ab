import { dashboard } from '@/lib/contract'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(dashboard.get, getDashboard)
