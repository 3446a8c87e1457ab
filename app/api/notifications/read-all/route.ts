import { notifications } from '@/lib/contract'
import { readAllNotifications } from '@/lib/domain/people/notifications/notification'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(notifications.readAll, readAllNotifications)
