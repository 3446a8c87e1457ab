'use client'

import Link from 'next/link'
import { useState } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { FileList } from '@/components/ui/files/FileList'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { Question, QuestionMessage } from '@/lib/contract/trade/questions'
import { foundWords } from '@/lib/rules/files/moderation'
import css from './questions.module.css'
import { authorOf, headOf } from './words'

const ShareDialog = lazy(() => import('./ShareDialog'))
const WithholdDialog = lazy(() => import('./WithholdDialog'))

type Props = { message: QuestionMessage; question: Question; isNew: boolean }

/** A message with its files, and what an admin decided about it. */
export function Message({ message, question, isNew }: Props) {
  const { id, text, own, state, found = [], reason, original, sharedQuestion, files, authorRole, createdAt } = message
  const may = useMay()
  const [asks, setAsks] = useState<'share' | 'withhold' | null>(null)
  const isOfOrder = question.workorderId !== null
  const isOthers = question.bidder === undefined && !question.own && !question.notice && !isOfOrder
  const close = () => setAsks(null)
  const sharable =
    !isOfOrder && !question.notice && authorRole !== 'supplier' && state !== 'held' && state !== 'withheld'
  const mayShare = may('question.share') && sharable && !sharedQuestion
  const mayWithhold = may('question.withhold') && state === 'shown'
  const place = question.messages.findIndex((one) => one.id === id) + 1
  const named = (act: string) => `${act}: ${headOf(question)}, message ${place}`
  return (
    <Stack
      gap="tight"
      className={css.message}
      data-own={own || undefined}
      {...(isNew && { 'data-new': true, tabIndex: -1 })}
    >
      {isOthers && sharedQuestion && (
        <Text as="blockquote" tone="secondary" prose className={css.asked} dir="auto">
          {sharedQuestion}
        </Text>
      )}
      <Row as="p" wrap gap="small" lineGap="hair" muted>
        <Text weight="strong" tone="primary">
          {authorOf(message, question)}
        </Text>
        <RelativeTime value={createdAt} />
        {isNew && <StatusChip plain tone="info" label="New" />}
        {state === 'held' && <StatusChip tone="warning" label="Held" />}
        {state === 'withheld' && <StatusChip tone="neutral" label="Withheld" />}
      </Row>
      <Text as="p" prose dir="auto">
        {text}
      </Text>
      {files.length > 0 && (
        <FileList
          files={files}
          label="Attachments"
          hrefOf={(fileName) => keyOf('GET /api/questionmessages/{id}/files/{fileName}', { id, fileName })}
          param={`attachment-${id}`}
        />
      )}
      {state === 'held' && (
        <Text as="p" size="small" tone="secondary">
          {may('message.moderate') ? (
            <Link href="/admin/approvals?tab=held">
              It waits for you under Approvals: {foundWords(found).join(', ')}
            </Link>
          ) : (
            `An admin checks it first: ${foundWords(found).join(', ')}.`
          )}
        </Text>
      )}
      {state === 'withheld' && reason && (
        <Text as="p" size="small" tone="secondary">
          Jobwork withheld it: {reason}
        </Text>
      )}
      {state === 'shown' && original && (
        <Text as="p" size="small" tone="secondary">
          Jobwork changed it before sending it on. {own ? 'You wrote' : 'Written'}: “{original}”
        </Text>
      )}
      {!isOthers && sharedQuestion && (
        <Text as="p" size="small" tone="secondary">
          Shared with all suppliers as an answer to “{sharedQuestion}”
        </Text>
      )}
      {(mayShare || mayWithhold) && (
        <Row wrap gap="tight" className={buttons.edge}>
          {mayShare && (
            <Button
              size="small"
              variant="text"
              aria-label={named('Share with all suppliers')}
              onClick={() => setAsks('share')}
            >
              Share with all suppliers
            </Button>
          )}
          {mayWithhold && (
            <Button size="small" variant="text" aria-label={named('Withhold')} onClick={() => setAsks('withhold')}>
              Withhold
            </Button>
          )}
        </Row>
      )}
      {mayShare && (
        <ShareDialog id={id} words={question.messages[0]?.text ?? ''} open={asks === 'share'} onClose={close} />
      )}
      {mayWithhold && <WithholdDialog id={id} open={asks === 'withhold'} onClose={close} />}
    </Stack>
  )
}
