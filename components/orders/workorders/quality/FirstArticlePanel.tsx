import { Microscope } from 'lucide-react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { isOver } from '@/lib/rules/orders/closure'
import type { Role } from '@/lib/contract/people/account'
import type { FirstArticle, FirstArticleState } from '@/lib/contract/orders/first-article'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { awaitsFirstArticle, firstArticleStates } from '@/lib/rules/orders/first-article'
import { OrderFiles } from '../drawer/OrderFiles'
import { FirstArticleActs } from './FirstArticleActs'

type Props = {
  order: Workorder
  /** The whole order, once it is here. */
  whole?: WorkorderDetail | null
  role: Role
}

/** What the first article waits for, and who acts. Production opens with it, so it stands above the rest until then. */
export function FirstArticlePanel({ order, whole, role }: Props) {
  const firstArticle = whole?.firstArticle
  if (!firstArticle || !awaitsFirstArticle(firstArticle) || isOver(order)) return null
  const { label, tone } = firstArticleStates[firstArticle.state]
  const facts = factsOf(firstArticle, whole, role)
  return (
    <Surface as="section" pad="large" edge={tone} aria-label="First article">
      <Stack gap="medium">
        <Row as="header" wrap justify="between" gap="medium" lineGap="tight">
          <Row gap="medium">
            <Microscope size={22} color="var(--tone)" aria-hidden />
            <Text as="h2" size="lead">
              First article
            </Text>
          </Row>
          <StatusChip tone={tone} label={label} />
        </Row>
        <Text as="p" weight="strong">
          {whoActs[role][firstArticle.state as Waiting]}
        </Text>
        <FirstArticleActs order={order} firstArticle={firstArticle} whole={whole} />
        {facts.length > 0 && <KeyValues narrow items={facts} />}
        {whole && <CameAs firstArticle={firstArticle} whole={whole} role={role} />}
      </Stack>
    </Surface>
  )
}

/** The file that came, where it came as one. */
function CameAs({ firstArticle, whole, role }: { firstArticle: FirstArticle; whole: WorkorderDetail; role: Role }) {
  const files = whole.files.filter(({ name }) => name === firstArticle.fileName)
  return files.length > 0 && <OrderFiles order={whole} files={files} role={role} param="article" />
}

function factsOf({ state, askedAt, reportId, note, decidedRole }: FirstArticle, whole: Props['whole'], role: Role) {
  const report = whole?.reports.find(({ id }) => id === reportId)
  const by = decidedRole === role ? 'You' : decidedRole === 'customer' ? 'The customer' : 'Jobwork'
  return [
    state === 'rejected' && { label: 'Reason', value: note },
    state === 'rejected' && { label: 'Rejected by', value: by },
    askedAt && { label: state === 'asked' ? 'Waits since' : 'Came on', value: <FormattedDate value={askedAt} /> },
    report && {
      label: 'Report',
      value: `Version ${report.version}: ${report.verdict === 'accepted' ? 'passed' : `${report.failed} of ${report.sampleSize} failed`}`,
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
}

type Waiting = Exclude<FirstArticleState, 'accepted' | 'waived'>
const whoActs: Record<Role, Record<Waiting, string>> = {
  customer: {
    missing: 'Your supplier measures the first piece. Once you accept it, the rest is made.',
    asked: 'Look at it, then accept or reject it. The rest is made once it is accepted.',
    rejected: 'Your supplier brings a new one.',
  },
  supplier: {
    missing: 'Measure the first piece, or attach its report. Production opens once it is accepted.',
    asked: 'The customer looks at it. Production opens once it is accepted.',
    rejected: 'Bring a new one: measure it again, or attach its report.',
  },
  admin: {
    missing: 'The supplier brings it. Production opens once it is accepted or waived.',
    asked: 'The customer decides. You can decide for them once you have spoken.',
    rejected: 'The supplier brings a new one.',
  },
}
