'use client'

import { useState, type FormEvent } from 'react'
import { eventWords } from '@/components/orders/workorders/history-words'
import { Timeline } from '@/components/ui/record/Timeline'
import { Button } from '@/components/ui/controls/Button'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { useLanguage, useSay } from '@/lib/client/words'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { byInWords, entryInWords, whenInWords } from './history'
import { failureInWords } from './refusal'
import css from './Floor.module.css'

/** What is needed now and then: the heat number, what happened. These need a line. */
export default function More({ order }: { order: FloorOrder }) {
  const may = useMay()
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="text" className={css.big} aria-expanded={false} onClick={() => setOpen(true)}>
        {say('more')}
      </Button>
    )
  return (
    <div className={css.more}>
      {may('lot.add') && <Heat id={order.id} />}
      <History order={order} />
    </div>
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
      className={css.heat}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      <label className={css.field}>
        {say('heat.label')}
        <input name="heat" maxLength={60} autoComplete="off" />
      </label>
      <Button type="submit">{say('save')}</Button>
      <p role="status">{said}</p>
    </form>
  )
}

function History({ order }: { order: FloorOrder }) {
  const say = useSay()
  const language = useLanguage()
  const { data, error } = useApi('GET /api/floor/{id}', { id: order.id })
  if (error && !data) return <p className={css.hint}>{failureInWords(say, language, 'page', error)}</p>
  if (!data) return <p className={css.hint}>{say('history.loading')}</p>
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
