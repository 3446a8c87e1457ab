import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { Money } from '@/components/ui/data/Money'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import type { ApprovalRequest } from '@/lib/contract/trade/approval-requests'
import { approvalRequestFlow, voidWordsOf } from '@/lib/rules/trade/flows/approval-request-flow'
import { several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import Approval from './Approval'

const nameOf = ({ name, hasLeft }: ApprovalRequest['askedBy']) => (hasLeft ? `${name}, has left` : name)

/** What was decided, and why. */
function outcomeOf({ act, state, decidedBy, decisionNote, voidReason }: ApprovalRequest): string {
  const why = voidReason ? voidWordsOf(voidReason, act === 'package.award') : decisionNote
  return [state === 'withdrawn' ? null : decidedBy && nameOf(decidedBy), why].filter(Boolean).join(': ')
}

/** QUOT-0008, or RFQ-0007. */
const idOf = ({ rfqId, quotationId }: ApprovalRequest) =>
  rfqId ? displayId('rfq', rfqId) : displayId('quotation', quotationId!)

/** The project, or 'Award 5 lines of RFQ-0007'. */
const titleOf = ({ rfqId, lines, projectName }: ApprovalRequest) =>
  rfqId ? `Award ${several(lines ?? 0, 'line', 'lines')} of ${displayId('rfq', rfqId)}` : (projectName ?? '')

/** What is asked, by whom, and what was decided. */
export const approvalRequestColumns: Column<ApprovalRequest>[] = [
  {
    key: 'what',
    header: 'Quotation',
    width: '30%',
    opensRow: (request) => `View Details of ${idOf(request)}:`,
    cell: (request) => {
      const { rfqId, projectName, poNumber } = request
      const sub = [rfqId ? projectName : idOf(request), poNumber && `PO ${poNumber}`]
      return <CellTitle title={titleOf(request)} sub={sub.filter(Boolean).join(' · ') || undefined} />
    },
  },
  { key: 'amount', header: 'Price', align: 'right', money: true, cell: ({ amount }) => <Money value={amount} /> },
  {
    key: 'by',
    header: 'Asked by',
    cell: ({ askedBy, note }) => <CellTitle title={nameOf(askedBy)} sub={note ?? undefined} />,
  },
  { key: 'since', header: 'Asked', width: '8rem', cell: ({ askedAt }) => <RelativeTime value={askedAt} /> },
  {
    key: 'state',
    header: 'State',
    badge: true,
    cell: (request) => {
      const { tone, label } = approvalRequestFlow.states[request.state]
      const outcome = outcomeOf(request)
      return <StatusChip tone={tone} label={outcome ? `${label}: ${outcome}` : label} />
    },
  },
  {
    key: 'acts',
    header: '',
    noCardLabel: true,
    hideInPrint: true,
    cell: (request) =>
      request.state === 'waiting' && (
        <Row gap="small">
          <Approval
            bare
            approval={{ ...request, askedBy: request.askedBy.name, own: request.own }}
            price={request.amount}
            name={idOf(request)}
            lines={request.lines}
          />
        </Row>
      ),
  },
]
