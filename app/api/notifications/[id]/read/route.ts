import { notifications } from '@/lib/contract'
import { readNotification } from '@/lib/domain/notifications/notification'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(notifications.read, readNotification)
