import { dashboard } from '@/lib/contract'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(dashboard.trends, getTrends)
