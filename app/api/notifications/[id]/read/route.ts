import { notifications } from '@/lib/contract'
import { readNotification } from '@/lib/domain/people/notifications/notification'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(notifications.read, readNotification)
