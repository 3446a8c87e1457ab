import Link from 'next/link'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
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
    <div className={css.job}>
      {picture && <PartPicture src={picture} />}
      <div>
        <p>
          <strong>Job Active</strong>
          {order && (
            <Link href={`/supplier/workorders?id=${order}`}>
              <EntityId>{displayId('workorder', order)}</EntityId>
            </Link>
          )}
        </p>
        {job && (
          <p className={css.part}>
            <span>{job.projectName ?? 'Without an inquiry'}</span>
            {job.dueDate && (
              <span>
                {' '}
                · due <FormattedDate value={job.dueDate} due />
              </span>
            )}
          </p>
        )}
      </div>
      {hours !== null && <span className={css.hours}>{hours} h available</span>}
    </div>
  )
}
