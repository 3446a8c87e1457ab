import { notifications } from '@/lib/contract'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(notifications.list, listNotifications)
