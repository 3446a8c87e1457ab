'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import { pictureOf } from '@/lib/contract/pictures'
import { count } from '@/lib/terms/format'
import css from './ComparedPart.module.css'

/** What the offers are for, above them: the part's picture, how many, of what, until when. */
export function ComparedPart({ inquiryId }: { inquiryId: number }) {
  const { data } = useApi('GET /api/inquiries/{id}', { id: inquiryId }, { keepPreviousData: false })
  if (!data) return null
  const picture = pictureOf(data)
  return (
    <Row gap="large" className={css.part}>
      {picture && <PartPicture src={picture} size={88} />}
      <Row as="dl" wrap gap="wide" lineGap="small">
        <div>
          <Text as="dt" size="small" tone="secondary">
            Quantity
          </Text>
          <Text as="dd" size="lead" weight="strong" figures>
            {count(data.quantity)} pcs
          </Text>
        </div>
        <div>
          <Text as="dt" size="small" tone="secondary">
            Material
          </Text>
          <Text as="dd" size="lead" weight="strong" dir="auto">
            {data.material ?? 'Not specified'}
          </Text>
        </div>
        <div>
          <Text as="dt" size="small" tone="secondary">
            You need it by
          </Text>
          <Text as="dd" size="lead" weight="strong" figures>
            <FormattedDate value={data.targetDate} empty="No date given" />
          </Text>
        </div>
      </Row>
    </Row>
  )
}
