'use client'

import Link from 'next/link'
import { useState } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { FileList } from '@/components/ui/files/FileList'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
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
  const isOthers = question.bidder === undefined && !question.own && !question.notice
  const close = () => setAsks(null)
  const sharable = !question.notice && authorRole !== 'supplier' && state !== 'held' && state !== 'withheld'
  const mayShare = may('question.share') && sharable && !sharedQuestion
  const mayWithhold = may('question.withhold') && state === 'shown'
  const place = question.messages.findIndex((one) => one.id === id) + 1
  const named = (act: string) => `${act}: ${headOf(question)}, message ${place}`
  return (
    <div className={css.message} data-own={own || undefined} {...(isNew && { 'data-new': true, tabIndex: -1 })}>
      {isOthers && sharedQuestion && (
        <blockquote className={css.asked} dir="auto">
          {sharedQuestion}
        </blockquote>
      )}
      <p className={css.meta}>
        <span>{authorOf(message, question)}</span>
        <RelativeTime value={createdAt} />
        {isNew && <StatusChip plain tone="info" label="New" />}
        {state === 'held' && <StatusChip tone="warning" label="Held" />}
        {state === 'withheld' && <StatusChip tone="neutral" label="Withheld" />}
      </p>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {files.length > 0 && (
        <FileList
          files={files}
          label="Attachments"
          hrefOf={(fileName) => keyOf('GET /api/questionmessages/{id}/files/{fileName}', { id, fileName })}
          param={`attachment-${id}`}
        />
      )}
      {state === 'held' && (
        <p className={css.note}>
          {may('message.moderate') ? (
            <Link href="/admin/approvals?tab=held">
              It waits for you under Approvals: {foundWords(found).join(', ')}
            </Link>
          ) : (
            `An admin looks at it first: ${foundWords(found).join(', ')}.`
          )}
        </p>
      )}
      {state === 'withheld' && reason && <p className={css.note}>Jobwork withheld it: {reason}</p>}
      {state === 'shown' && original && (
        <p className={css.note}>
          Jobwork changed it before sending it on. {own ? 'You wrote' : 'Written'}: “{original}”
        </p>
      )}
      {!isOthers && sharedQuestion && (
        <p className={css.note}>Shared with all suppliers as an answer to “{sharedQuestion}”</p>
      )}
      {(mayShare || mayWithhold) && (
        <div className={css.acts}>
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
        </div>
      )}
      {mayShare && (
        <ShareDialog id={id} words={question.messages[0]?.text ?? ''} open={asks === 'share'} onClose={close} />
      )}
      {mayWithhold && <WithholdDialog id={id} open={asks === 'withhold'} onClose={close} />}
    </div>
  )
}
