import Link from 'next/link'
import buttons from '@/components/ui/controls/buttons.module.css'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
import text from '@/components/ui/layout/text.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { Machine } from '@/lib/contract/trade/machines'
import { pictureOfPart } from '@/lib/contract/pictures'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'
import css from './MachineCards.module.css'

/** What a running machine makes: the part, its order, the due day, and the hours it has left. */
export function CurrentJob({ machine, job }: { machine: Machine; job?: Workorder }) {
  const { currentWorkOrderId: order, specifications } = machine
  const { availableHours: hours } = specifications
  const picture = job && pictureOfPart(job)
  return (
    <Row gap="small" className={`${text.small} ${css.job}`}>
      {picture && <PartPicture src={picture} />}
      <Stack grow>
        <Row as="p" wrap gap="small" lineGap="none">
          <strong>Job Active</strong>
          {order && (
            <Link href={`/supplier/workorders?id=${order}`} className={buttons.link}>
              <EntityId>{displayId('workorder', order)}</EntityId>
            </Link>
          )}
        </Row>
        {job && (
          <Text as="p" tone="secondary">
            <span>{job.projectName ?? 'Without an inquiry'}</span>
            {job.dueDate && (
              <span>
                {' '}
                · due <FormattedDate value={job.dueDate} due />
              </span>
            )}
          </Text>
        )}
      </Stack>
      {hours !== null && (
        <Text tone="secondary" figures>
          {hours} h available
        </Text>
      )}
    </Row>
  )
}
