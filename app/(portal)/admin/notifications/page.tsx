import { Notifications } from '@/components/desk/shell/bell/Notifications'
import { notificationsQuery } from '@/components/desk/shell/bell/query'
import { notifications } from '@/lib/contract/people/notifications'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Notifications' }

export default page(async ({ address, load }) => {
  await load(notifications.list, listNotifications, notificationsQuery(address))
  return <Notifications role="admin" />
})
