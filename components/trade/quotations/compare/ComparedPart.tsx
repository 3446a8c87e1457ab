'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
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
    <div className={css.part}>
      {picture && <PartPicture src={picture} size={88} />}
      <dl className={css.facts}>
        <div>
          <dt>Quantity</dt>
          <dd>{count(data.quantity)} pcs</dd>
        </div>
        <div>
          <dt>Material</dt>
          <dd dir="auto">{data.material ?? 'Not specified'}</dd>
        </div>
        <div>
          <dt>You need it by</dt>
          <dd>
            <FormattedDate value={data.targetDate} empty="No date given" />
          </dd>
        </div>
      </dl>
    </div>
  )
}
