'use client'

import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import type { PartInquiry } from '@/lib/contract/orders/parts'
import type { Role } from '@/lib/contract/people/account'
import { inquiryStates } from '@/lib/rules/trade/flows/inquiry-flow'
import { count, money, rupees, several } from '@/lib/terms/format'
import { displayId, linkTo, orderId } from '@/lib/terms/nouns'

/** The part that `?id=` names: what it cost each time it was asked for. */
export default function PartDrawer({ role }: { role: Role }) {
  const record = useRecord('id', 'GET /api/parts/{id}')
  return (
    <RecordDrawer
      wide
      record={record}
      noun="part"
      tab={({ partNumber }) => partNumber}
      title={({ partNumber }) => partNumber}
      untitled="Part"
      gone="It doesn’t exist, or you don’t have access to it."
      foot={({ inquiryId }) => (
        <>
          <LinkButton href={linkTo('inquiry', inquiryId, role)!}>Newest inquiry</LinkButton>
          <Button onClick={record.close}>Close</Button>
        </>
      )}
    >
      {(part) => (
        <>
          <KeyValues
            items={[
              { label: 'Name', value: part.name },
              { label: 'Material', value: part.material },
              { label: 'Drawing revisions', value: part.revisions.join(', ') },
              { label: 'Files', value: several(part.files.length, 'file', 'files') },
            ]}
          />
          <Section plain title="Asked for">
            <DataTable
              label="Asked for"
              columns={columnsFor(role)}
              rows={part.history}
              rowKey={({ inquiryId }) => inquiryId}
              hrefOf={({ inquiryId }) => linkTo('inquiry', inquiryId, role)!}
              empty={null}
            />
          </Section>
        </>
      )}
    </RecordDrawer>
  )
}

const columnsFor = (role: Role): Column<PartInquiry>[] => [
  {
    key: 'inquiry',
    header: 'Inquiry ID',
    cell: ({ inquiryId }) => <EntityId>{displayId('inquiry', inquiryId)}</EntityId>,
  },
  { key: 'at', header: 'Submitted', cell: ({ at }) => <FormattedDate value={at} /> },
  { key: 'revision', header: 'Revision', cell: ({ drawingRevision }) => drawingRevision ?? '—' },
  { key: 'quantity', header: 'Quantity', align: 'right', cell: ({ quantity }) => count(quantity) },
  {
    key: 'price',
    header: 'Outcome',
    align: 'right',
    money: true,
    cell: ({ price, landedPaise, status }) =>
      price === null ? (
        inquiryStates(role)[status].label
      ) : (
        <CellTitle title={money(price)} sub={landedPaise === null ? undefined : `${rupees(landedPaise)} each`} />
      ),
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ workorderId }) => (workorderId ? <EntityId>{orderId(role, workorderId)}</EntityId> : '—'),
  },
]
