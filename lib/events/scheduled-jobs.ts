import type { TaskList } from 'graphile-worker'
import { deleteExpired } from '../domain/core/delete-expired'
import { keepMonthFigures } from '../domain/desk/dashboard/keep-month-figures'
import { checkOlderCopies } from '../domain/files/files/check-older-copies'
import { hashOlderFiles } from '../domain/files/files/hash-older-files'
import { tidyFiles } from '../domain/files/files/tidy-files'
import { guardOlderTexts } from '../domain/files/moderation/guard-older-texts'
import { remindOfMaterial } from '../domain/goods/materials/remind-of-material'
import { countSilently } from '../domain/goods/shipments/count-silently'
import { remindOfEwayEnds } from '../domain/goods/shipments/remind-of-eway-ends'
import { remindOfCredit } from '../domain/money/bills/remind-of-credit'
import { checkOpenParts } from '../domain/money/payments/check-open-parts'
import { checkOrderSums } from '../domain/money/payments/check-order-sums'
import { remindOfInvoices } from '../domain/money/receipts/remind-of-invoices'
import { remindOfFirstArticles } from '../domain/orders/documents/remind-of-first-articles'
import { remindOfUnacknowledged, remindOfUnanswered } from '../domain/orders/order-changes/remind-of-dates'
import { closeSilent, remindOfOpen } from '../domain/orders/order-problems/watch-problems'
import { remindOfEnds } from '../domain/trade/company-documents/remind-of-ends'
import { closeOverdue } from '../domain/trade/inquiries/close-overdue'
import { remindOfDeadline } from '../domain/trade/inquiries/remind-of-deadline'
import { remindOfValidity } from '../domain/trade/quotations/remind-of-validity'
import { openRepeats } from '../domain/trade/repeats/open-to-all'
import { endDrafts } from '../domain/trade/rfqs/remove-rfq'
import { log } from '../infra/observability/log'
import { inTurn } from './in-turn'
import { queueMails } from './send-mails'

/**
 * When each scheduled job runs; one worker of all runs it. Times are UTC: in India last days are over at 0:10, the sums are
 * compared at 3:00, and invoices are reminded of at 9:00.
 */
export const CRONTAB = [
  '17 * * * * tidy',
  '* * * * * owed',
  '* * * * * deadlines',
  '40 18 * * * expiries',
  '30 21 * * * sums',
  '30 3 * * * reminders',
].join('\n')

/** What the scheduled jobs do. */
export const scheduledJobs: TaskList = {
  owed: async () => void (await queueMails()),
  deadlines: inTurn({
    openRepeats,
    remindOfDeadline,
    remindOfFirstArticles,
    closeOverdue: logged(closeOverdue, 'closed quoting at its deadline'),
  }),
  expiries: inTurn({ remindOfValidity: logged(remindOfValidity, 'reminded of the last day of quotations') }),
  tidy: inTurn({
    deleteExpired: logged(deleteExpired, 'deleted expired rows'),
    tidyFiles: async () => {
      const gone = await tidyFiles()
      if (gone.uploads || gone.bytes) log().info(gone, 'deleted unused uploads and bytes without a file')
    },
    hashOlderFiles,
    checkOlderCopies: logged(checkOlderCopies, 'checked the copies of older files'),
    guardOlderTexts,
    endDrafts: logged(endDrafts, 'removed drafts of requests that nobody changed for 90 days'),
    keepMonthFigures: logged(keepMonthFigures, 'kept the figures of dashboards as the month began'),
    remindOfOpen,
    remindOfEnds,
    remindOfUnacknowledged,
    remindOfUnanswered,
    remindOfEwayEnds,
    remindOfMaterial,
    countSilently: logged(countSilently, 'accepted shipments that nobody counted'),
    closeSilent: logged(closeSilent, 'closed solved problems that nobody answered'),
  }),
  reminders: inTurn({
    remindOfInvoices: logged(remindOfInvoices, 'reminded of invoices'),
    remindOfCredit: logged(remindOfCredit, 'reminded of input credit that falls soon'),
  }),
  sums: inTurn({
    checkOpenParts: async () => {
      const wrong = await checkOpenParts()
      if (wrong) log().error({ wrong }, 'open parts of work orders differed from their receipts and were mended')
    },
    checkOrderSums: async () => {
      const differing = await checkOrderSums()
      if (differing) log().error({ differing }, 'order_sums differed from the work orders and was rebuilt')
    },
  }),
}

/** The same part; the log says how many things it was done to. */
function logged(part: () => Promise<number>, message: string) {
  return async () => {
    const count = await part()
    if (count) log().info({ count }, message)
  }
}
