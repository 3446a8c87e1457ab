import { Notifications } from '@/components/shell/bell/Notifications'
import { notificationsQuery } from '@/components/shell/bell/query'
import { notifications } from '@/lib/contract/notifications'
import { listNotifications } from '@/lib/domain/notifications/notification'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Notifications' }

export default page(async ({ address, load }) => {
  await load(notifications.list, listNotifications, notificationsQuery(address))
  return <Notifications role="supplier" />
})
