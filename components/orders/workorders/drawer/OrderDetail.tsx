import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues, type KeyValue } from '@/components/ui/record/KeyValues'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { FileInfo } from '@/lib/contract/files/files'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isCancelled } from '@/lib/rules/orders/closure'
import { deliveryWords } from '@/lib/rules/people/address'
import type { ReactNode } from 'react'
import { ProblemOfOrder } from '@/components/orders/order-problems/ProblemOfOrder'
import { CallOperator } from '../OperatorPhone'
import { AskDate } from '../dates/AskDate'
import { OrderDates } from '../dates/OrderDates'
import { CompletedDate } from '../columns/CompletedDate'
import { FirstArticlePanel } from '../quality/FirstArticlePanel'
import { JobCard } from '../quality/JobCard'
import { Quality } from '../quality/Quality'
import { AskedEndings } from '../ending/AskedEndings'
import { ClosedNotice } from '../ending/ClosedNotice'
import { OrderActivity } from './OrderActivity'
import { OrderDrawings } from './OrderFiles'
import { ProgressSection } from './ProgressSection'
import { isNdaMissing, NdaOfInquiry } from '@/components/trade/nda/NdaOfInquiry'
import { PoFile } from '@/components/trade/quotations/PoFile'
import { PoNumber } from './PoNumber'
import { OrderSummary } from './OrderSummary'

type Props = {
  order: Workorder
  /** Missing while it is on its way. */
  history?: readonly HistoryEntry[]
  /** The whole order, once it is here. */
  whole?: WorkorderDetail | null
  /** The files of its inquiry. */
  drawings?: readonly FileInfo[]
  role: Role
  /** Who makes it and for whom, where the reader may know. */
  parties?: readonly KeyValue[]
  /** Stands in the place of the payment's chip: the admin sets it there. */
  payment?: ReactNode
  /** What the supplier was paid, for admins. */
  payable?: ReactNode
  /** Terms and documents, for admins. */
  money?: ReactNode
  /** What was received for it, for admins. */
  received?: ReactNode
  /** Owner and notes, for admins. */
  team?: ReactNode
}

const Waiting = () => (
  <Section plain title="Questions">
    <Bone height={72} />
  </Section>
)
const OrderSchedule = lazy(() => import('../deliveries/OrderSchedule'))
const OrderShipments = lazy(() => import('../deliveries/OrderShipments'))
const OrderQuestions = lazy(() => import('./OrderQuestions'), { waiting: Waiting })

/**
 * The reader decides whether the order is on time and what its next step is: so the part, the due day, the amount and the
 * progress come first, then the facts, the drawings, and what happened.
 */
export function OrderDetail({
  order,
  whole,
  history,
  drawings = [],
  role,
  parties = [],
  payment,
  payable,
  money,
  received,
  team,
}: Props) {
  const may = useMay()
  return (
    <>
      <OrderSummary
        order={order}
        askDate={<AskDate order={order} whole={whole} role={role} />}
        payment={payment}
        payable={payable}
      />
      <ClosedNotice order={order} whole={whole} />
      {!isCancelled(order) && <OrderDates order={order} whole={whole} role={role} />}
      {!isCancelled(order) && (
        <ProgressSection order={order} whole={whole ?? null} history={history ?? []} role={role} />
      )}
      {whole && <AskedEndings order={whole} role={role} />}
      {whole && <ProblemOfOrder order={whole} role={role} />}
      <FirstArticlePanel order={order} whole={whole} role={role} />
      {whole && <OrderSchedule order={whole} />}
      {whole && <OrderShipments order={whole} role={role} />}
      <Section plain title="Project Details" actions={<JobCard order={order} />}>
        <KeyValues
          items={[...parties, ...projectOf(order), ...referencesOf(order, role), ...poFileOf(whole), ...datesOf(order)]}
        />
      </Section>
      {whole && <Quality order={whole} role={role} />}
      {role !== 'admin' && order.status !== 'issues' && <CallOperator />}
      {order.inquiryId !== null && (drawings.length > 0 || whole?.nda) && (
        <Section plain title={`Drawings (${drawings.length})`}>
          <NdaOfInquiry inquiryId={order.inquiryId} nda={whole?.nda} files={drawings} />
          {!isNdaMissing(whole?.nda) && <OrderDrawings inquiryId={order.inquiryId} drawings={drawings} />}
        </Section>
      )}
      {may('question.listOfOrder') &&
        order.inquiryId !== null &&
        (whole ? <OrderQuestions order={whole} role={role} /> : <Waiting />)}
      <Section plain title="Activity">
        {history ? <OrderActivity order={order} history={history} role={role} /> : <Bone height={96} />}
      </Section>
      {money}
      {received}
      {/* It loads after the rest, so it stands last and moves nothing. */}
      {team}
    </>
  )
}

/** Facts without a value are left out. */
const projectOf = ({ projectName, processName, description }: Workorder): KeyValue[] => [
  ...(projectName ? [{ label: 'Project Name', value: projectName, wide: true }] : []),
  ...(description ? [{ label: 'Description', value: description, wide: true }] : []),
  ...(processName ? [{ label: 'Process', value: processName }] : []),
]

/** A customer may add a PO number at any time, so its row stands there without one. */
const referencesOf = (order: Workorder, role: Role): KeyValue[] => [
  ...(order.partNumber ? [{ label: 'Part number', value: order.partNumber }] : []),
  ...(order.drawingRevision ? [{ label: 'Drawing revision', value: order.drawingRevision }] : []),
  ...(role === 'customer' ? [{ label: 'PO number', value: <PoNumber order={order} /> }] : []),
  ...(role === 'admin' && order.poNumber ? [{ label: 'PO number', value: order.poNumber }] : []),
  ...(order.deliveryState
    ? [{ label: 'Deliver to', value: deliveryWords(order), wide: Boolean(order.deliveryAddress) }]
    : []),
]

/** The customer's order as a file, for the customer and admins. */
const poFileOf = (whole: WorkorderDetail | null | undefined): KeyValue[] =>
  whole?.poFile && whole.quotationId
    ? [{ label: 'PO', value: <PoFile quotationId={whole.quotationId} name={whole.poFile.name} /> }]
    : []

function datesOf(order: Workorder): KeyValue[] {
  const { createdAt, startDate, begunDate, completedDate } = order
  return [
    { label: 'Created', value: <FormattedDate value={createdAt} /> },
    ...(begunDate
      ? [{ label: 'Started', value: <FormattedDate value={begunDate} /> }]
      : startDate
        ? [{ label: 'Planned start', value: <FormattedDate value={startDate} /> }]
        : []),
    ...(completedDate ? [{ label: 'Completed', value: <CompletedDate order={order} /> }] : []),
  ]
}
