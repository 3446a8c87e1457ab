'use client'

import { useState, type FormEvent } from 'react'
import { actorOf, eventWords } from '@/components/orders/workorders/history-words'
import { Timeline } from '@/components/ui/record/Timeline'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import css from './Floor.module.css'

/** What is needed now and then: the heat number, what happened. These need a line. */
export default function More({ order }: { order: FloorOrder }) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="text" className={css.big} aria-expanded={false} onClick={() => setOpen(true)}>
        More
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
  const fail = useFailToast()
  const [said, setSaid] = useState<string | null>(null)
  const add = async (form: HTMLFormElement) => {
    const heat = String(new FormData(form).get('heat')).trim()
    if (!heat) return setSaid('Enter the heat number')
    try {
      await send('POST /api/workorders/{id}/lots', { id, heat })
      form.reset()
      setSaid(`Heat ${heat} is saved`)
    } catch (error) {
      setSaid(fail(error, { title: 'Not saved', text: 'The heat number was not saved', silent: true }))
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
        Heat number
        <input name="heat" maxLength={60} autoComplete="off" />
      </label>
      <Button type="submit">Save</Button>
      <p role="status">{said}</p>
    </form>
  )
}

function History({ order }: { order: FloorOrder }) {
  const { data, error } = useApi('GET /api/floor/{id}', { id: order.id })
  if (error && !data) return <p className={css.hint}>{error.message}</p>
  if (!data) return <p className={css.hint}>Loading the history…</p>
  const entries = data.history.toReversed().map((entry, key) => ({
    key,
    ...eventWords(entry, order),
    at: entry.createdAt,
    done: entry.doneAt,
    by: actorOf(entry),
    text: entry.note,
  }))
  return <Timeline label="History" entries={entries} />
}
