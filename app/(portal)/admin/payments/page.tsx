import { PaymentsLedger } from '@/app/(portal)/admin/payments/PaymentsLedger'
import { ledgerQuery, paymentsQuery } from '@/components/workorders/query'
import { payments } from '@/lib/contract/payments'
import { workorders } from '@/lib/contract/workorders'
import { getPayments } from '@/lib/domain/payments/get-payments'
import { getWorkorder } from '@/lib/domain/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Payments' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(views.list, listViews, { list: 'payments' }),
    load(workorders.list, listWorkorders, ledgerQuery(address)),
    load(payments.get, getPayments, paymentsQuery(address)),
    // A link to an unknown order still shows the list; the drawer has the error.
    address.id && load(workorders.get, getWorkorder, { id: address.id }).catch(() => null),
  ])
  return <PaymentsLedger maxMb={fileLimits().workorder} />
})
