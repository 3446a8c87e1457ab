import Link from 'next/link'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { Role } from '@/lib/contract/people/account'
import { inquiryStates } from '@/lib/rules/trade/flows/inquiry-flow'
import { count } from '@/lib/terms/format'
import { linkTo } from '@/lib/terms/nouns'
import type { MatrixLine } from './choice'
import css from './matrix.module.css'
import { lastOf } from './words'

type Props = { line: MatrixLine; part: Inquiry | undefined; role: Role; fault?: string }

/** The part of a line: its number, how many, and what became of it. */
export function LineHead({ line, part, role, fault }: Props) {
  const name = part?.partNumber ?? part?.projectName ?? `Line ${line.lineNo}`
  const title = [name, part?.drawingRevision && `rev. ${part.drawingRevision}`].filter(Boolean).join(', ')
  const last = lastOf(line)
  const isDecided = line.status === 'accepted' || line.status === 'rejected'
  return (
    <Row gap="small" align="baseline">
      <Text size="small" weight="text" tone="secondary" figures className={css.number} aria-hidden>
        {line.lineNo}
      </Text>
      <Stack as="span" grow>
        <Link prefetch={false} href={linkTo('inquiry', line.inquiryId, role)!} className={css.part} title={title}>
          <Text size="body" weight="title" cut={1}>
            {/* Two lines may ask for one part. */}
            <span className={text.unseen}>Line {line.lineNo}: </span>
            {title}
          </Text>
        </Link>
        <Text size="small" tone="secondary" weight="text" cut={1} figures>
          {count(line.quantity)} pcs{part?.partNumber && part.projectName ? ` · ${part.projectName}` : ''}
        </Text>
        {fault ? (
          <Text size="small" tone="error" weight="strong" cut={2} title={fault}>
            {fault.replace(/^Line \d+: /, '')}
          </Text>
        ) : isDecided ? (
          <span>
            <StatusChip {...inquiryStates(role)[line.status]} />
          </span>
        ) : last ? (
          <Text size="micro" tone="secondary" weight="text" cut={2} figures title={last}>
            {last}
          </Text>
        ) : null}
      </Stack>
    </Row>
  )
}
