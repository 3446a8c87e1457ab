'use client'

import { useState } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { idIn } from '@/components/ui/filters/search-params'
import { Row } from '@/components/ui/layout/Row'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { inquiryEnded } from '@/lib/rules/trade/flows/inquiry-flow'
import { questionsOf, SHORT } from './query'
import { QuestionThread } from './QuestionThread'
import { StartQuestion } from './StartQuestion'
import { useNews } from './useNews'
import { useNextNew } from './useNextNew'

type Props = {
  /** What names the inquiry in the address. */
  param: 'id' | 'inquiry'
  /** Of an attachment. */
  maxMb: number
}

/** What was asked and answered about the inquiry that the address names. */
export function Questions({ param, maxMb }: Props) {
  const id = idIn(useUrlState().get(param))
  const { data: inquiry } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  return inquiry ? <OfInquiry key={inquiry.id} inquiry={inquiry} maxMb={maxMb} /> : null
}

function OfInquiry({ inquiry, maxMb }: { inquiry: Inquiry; maxMb: number }) {
  const may = useMay()
  const [limit, setLimit] = useState(SHORT)
  const { data, error, mutate } = useApi('GET /api/inquiries/{id}/questions', questionsOf(inquiry.id, limit))
  const fresh = useNews(inquiry, data?.items)
  useNextNew()
  const starts =
    !inquiryEnded.includes(inquiry.status) && (may('question.ask') ? 'ask' : may('question.notice') ? 'notice' : null)
  if (!data)
    return (
      <Section plain title="Questions">
        {error ? (
          <ErrorState title="Couldn’t load the questions" problem={error} onRetry={() => void mutate()} />
        ) : (
          <Bone height={56} />
        )}
      </Section>
    )
  return (
    <Section plain title="Questions">
      <Stack gap="medium">
        {data.total > data.items.length && (
          <Row>
            <Button size="small" variant="text" onClick={() => setLimit(limit + SHORT)}>
              Show earlier questions
            </Button>
          </Row>
        )}
        {data.items.length ? (
          <Stack as="ol" gap="medium" aria-label="Questions">
            {data.items.toReversed().map((question) => (
              <QuestionThread key={question.id} question={question} fresh={fresh} maxMb={maxMb} />
            ))}
          </Stack>
        ) : (
          <Text as="p" tone="secondary">
            {starts === 'ask'
              ? 'No questions yet. Ask before you price: the answer may save a revision.'
              : 'No questions yet.'}
          </Text>
        )}
        {starts && <StartQuestion kind={starts} inquiry={inquiry} maxMb={maxMb} />}
      </Stack>
    </Section>
  )
}
