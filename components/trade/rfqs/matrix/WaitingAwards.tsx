'use client'

import { Row } from '@/components/ui/layout/Row'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { money, several } from '@/lib/terms/format'
import Approval from '../../approval-requests/Approval'

const waiting = { state: 'waiting' as const, limit: 100 }

/** Awards of a request that wait for a colleague's approval, with what this person answers. */
export function WaitingAwards({ rfqId }: { rfqId: number }) {
  const may = useMay()
  const { data } = useApi('GET /api/approval-requests', may('approvalrequest.list') ? waiting : null)
  const asked = data?.items.filter((one) => one.rfqId === rfqId) ?? []
  return asked.map(({ id, amount, lines, askedBy, note, own, mayDecide }) => (
    <Surface key={id} tone="decision" pad="medium">
      <Row wrap gap="medium" lineGap="small">
        <Text weight="strong" figures>
          Award of {several(lines ?? 0, 'line', 'lines')}, {money(amount)}
        </Text>
        <Approval approval={{ id, askedBy: askedBy.name, note, own, mayDecide }} price={amount} lines={lines} />
      </Row>
    </Surface>
  ))
}
