'use client'

import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import { useMay } from '@/lib/client/viewer'
import type { Question } from '@/lib/contract/trade/questions'
import { Message } from './Message'
import { headOf, pinWords } from './words'

const Reply = lazy(() => import('./Reply'))

type Props = {
  question: Question
  /** The ids of new messages. */
  fresh: ReadonlySet<number>
  maxMb: number
}

/** A question with what was said to it, and where one goes on. */
export function QuestionThread({ question, fresh, maxMb }: Props) {
  const { id, messages, pin, own, notice, workorderId, askedBy } = question
  const may = useMay()
  const [replies, setReplies] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const asked = useUrlState().get('question') === String(id)
  useEffect(() => {
    if (asked) item.current?.focus()
  }, [asked])
  // Of another supplier's question one reads the answer alone.
  const mayReply = may('question.reply') && (own || workorderId !== null || question.bidder !== undefined)
  const isUnanswered = !own && !notice && messages.every(({ authorRole }) => authorRole === askedBy)
  const act = isUnanswered ? 'Answer' : 'Reply'
  return (
    <li ref={item} tabIndex={-1} aria-label={headOf(question)}>
      <Surface pad="medium">
        <Stack gap="medium">
          <Row as="p" wrap gap="medium" lineGap="tight" align="baseline">
            <Text as="strong" size="small" weight="title">
              {headOf(question)}
            </Text>
            {pin && (
              <InPlaceLink to={{ file: pin.fileName }} className={`${buttons.link} ${text.small}`}>
                <MapPin size={14} aria-hidden />
                {pinWords(pin)}
              </InPlaceLink>
            )}
          </Row>
          {messages.map((message) => (
            <Message key={message.id} message={message} question={question} isNew={fresh.has(message.id)} />
          ))}
          {mayReply &&
            (replies ? (
              <Reply question={question} maxMb={maxMb} onDone={() => setReplies(false)} />
            ) : (
              <Row>
                <Button size="small" onClick={() => setReplies(true)} aria-label={`${act}: ${headOf(question)}`}>
                  {act}
                </Button>
              </Row>
            ))}
        </Stack>
      </Surface>
    </li>
  )
}
