'use client'

import { useState } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { useApi } from '@/lib/client/api'
import type { About } from './about'
import type { kinds } from './kinds-of-start'
import { questionsOf, SHORT } from './query'
import { QuestionThread } from './QuestionThread'
import { StartQuestion } from './StartQuestion'
import { useNews } from './useNews'
import { useNextNew } from './useNextNew'

type Props = {
  about: About
  /** What the reader can begin; null: nothing. */
  starts: keyof typeof kinds | null
  /** What stands there when nobody has asked. */
  empty: string
  /** Of an attachment. */
  maxMb: number
}

const listOf = {
  inquiry: 'GET /api/inquiries/{id}/questions',
  order: 'GET /api/workorders/{id}/questions',
} as const

/** What was asked and answered about an inquiry or an order, and where one asks. */
export function QuestionList({ about, starts, empty, maxMb }: Props) {
  const [limit, setLimit] = useState(SHORT)
  const { data, error, mutate } = useApi(listOf[about.noun], questionsOf(about.id, limit))
  const fresh = useNews(about, data?.items)
  useNextNew()
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
            {empty}
          </Text>
        )}
        {starts && <StartQuestion kind={starts} about={about} maxMb={maxMb} />}
      </Stack>
    </Section>
  )
}
