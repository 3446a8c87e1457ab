import { schedules } from '@/lib/contract'
import { setSchedule } from '@/lib/domain/orders/schedule/set-schedule'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(schedules.set, setSchedule)
