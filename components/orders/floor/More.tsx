'use client'

import { useState, type FormEvent } from 'react'
import { eventWords } from '@/components/orders/workorders/history-words'
import { Timeline } from '@/components/ui/record/Timeline'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { useLanguage, useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { FloorField } from './FloorField'
import { byInWords, entryInWords, whenInWords } from './history'
import { failureInWords } from './refusal'

/** What is needed now and then: the heat number, what happened. These need a line. */
export default function More({ order }: { order: FloorOrder }) {
  const may = useMay()
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="text" size="huge" fullWidth aria-expanded={false} onClick={() => setOpen(true)}>
        {say('more')}
      </Button>
    )
  return (
    <Stack gap="medium">
      {may('lot.add') && <Heat id={order.id} />}
      <History order={order} />
    </Stack>
  )
}

/** The heat number of the material, as it is stamped on the bar. */
function Heat({ id }: { id: number }) {
  const say = useSay()
  const language = useLanguage()
  const [said, setSaid] = useState<string | null>(null)
  const add = async (form: HTMLFormElement) => {
    const heat = String(new FormData(form).get('heat')).trim()
    if (!heat) return setSaid(say('heat.enter'))
    try {
      await send('POST /api/workorders/{id}/lots', { id, heat })
      form.reset()
      setSaid(say('heat.saved', { heat }))
    } catch (error) {
      setSaid(failureInWords(say, language, 'heat', error))
    }
  }
  return (
    <form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      <Row wrap gap="small" align="end">
        <FloorField label={say('heat.label')} name="heat" maxLength={60} autoComplete="off" />
        <Button type="submit" size="large">
          {say('save')}
        </Button>
        <Text as="p" role="status" grow="line">
          {said}
        </Text>
      </Row>
    </form>
  )
}

function History({ order }: { order: FloorOrder }) {
  const say = useSay()
  const language = useLanguage()
  const { data, error } = useApi('GET /api/floor/{id}', { id: order.id })
  if (error && !data)
    return (
      <Text as="p" tone="secondary">
        {failureInWords(say, language, 'page', error)}
      </Text>
    )
  if (!data)
    return (
      <Text as="p" tone="secondary">
        {say('history.loading')}
      </Text>
    )
  const entries = data.history.toReversed().map((entry, key) => ({
    key,
    title: entryInWords(say, entry, order),
    tone: eventWords(entry, order).tone,
    at: entry.createdAt,
    when: whenInWords(say, entry),
    by: byInWords(say, entry),
    text: entry.note,
  }))
  return <Timeline label={say('history.label')} entries={entries} />
}
