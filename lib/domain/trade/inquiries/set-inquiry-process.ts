import type { Input } from '../../../contract/core/endpoint'
import type { inquiries } from '../../../contract/trade/inquiries'
import { invalid, Problem } from '../../../contract/core/problem'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { aboutInquiry, findInquiry, toInquiry } from './inquiry'

/** An admin says which process an inquiry needs; the suppliers that offer it are notified, unless the inquiry is held or its deadline is over. */
export const setInquiryProcess = command(
  'inquiry.setProcess',
  async (scope, { id, processId }: Input<typeof inquiries.setProcess>) => {
    const { viewer, tx, emit } = scope
    const before = await findInquiry(scope, id)
    if (!openToQuoting.includes(before.status))
      throw new Problem('conflict', 'Quoting on this inquiry is closed, so its process can’t change')
    if (!(await tx.process.findFirst({ where: { id: processId, status: 'approved' } })))
      throw invalid('processId', 'This manufacturing process is not available')
    if (processId === before.processId) return toInquiry(before, viewer)

    const set = await tx.inquiry.updateMany({
      where: { id, status: before.status, processId: before.processId },
      data: { processId },
    })
    if (!set.count) throw new Problem('conflict', 'Someone else has just changed this inquiry')

    const inquiry = await findInquiry(scope, id)
    const { processName, quantity, targetDate, quoteBy } = inquiry
    const isOver = quoteBy !== null && Date.parse(quoteBy) <= actTime().getTime()
    const held = inquiry.held || isOver
    emit('inquiry.processSet', { ...aboutInquiry(inquiry), processName, quantity, targetDate, held })
    return toInquiry(inquiry, viewer)
  },
)
