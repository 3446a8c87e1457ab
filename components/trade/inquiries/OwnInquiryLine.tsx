import { EntityId } from '@/components/ui/data/EntityId'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { pictureOf } from '@/lib/contract/pictures'
import { displayId } from '@/lib/terms/nouns'
import { InquiryChip } from './InquiryChip'
import { Unread } from './Unread'
import css from './inquiries.module.css'

/** An own inquiry in a list: its part, its state, and how many have quoted. */
export function OwnInquiryLine({ inquiry }: { inquiry: Inquiry }) {
  const { id, projectName, quotationCount: quotations = 0, createdAt } = inquiry
  return (
    <>
      <PartPicture src={pictureOf(inquiry)} process={inquiry.processName} size={44} />
      <Text as="strong" weight="title" cut={1} dir="auto" title={projectName}>
        {projectName}
      </Text>
      <InquiryChip inquiry={inquiry} />
      <Row as="span" wrap gap="small" lineGap="hair" muted className={css.ownMeta}>
        <EntityId>{displayId('inquiry', id)}</EntityId>
        <RelativeTime value={createdAt} />
        <Unread n={inquiry.unread} />
        <span>{quotations === 1 ? '1 quotation' : `${quotations || 'No'} quotations`}</span>
      </Row>
    </>
  )
}
