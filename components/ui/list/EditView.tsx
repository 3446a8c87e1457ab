'use client'

import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '@/lib/client/api'
import type { SavedView } from '@/lib/contract/desk/views'
import { FormDialog } from '../form/FormDialog'
import { useFailToast, useToast } from '../feedback/Toasts'
import { TextField } from '../form/TextField'
import { useContractForm } from '../form/useContractForm'
import { Button } from '../controls/Button'
import css from './views.module.css'
import type { Views } from './useViews'

type Props = { views: Views; view: SavedView; open: boolean; onClose: () => void }

/** Renames the open view, gives it the present filters, moves it among the tabs, or removes it. */
export default function EditView({ views, view, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const { id } = view
  const form = useContractForm({
    schema: () => import('@/lib/contract/desk/views').then((contract) => contract.SavedViewForm.pick({ name: true })),
    defaults: { name: view.name },
    submit: ({ name }) => send('PATCH /api/views/{id}', { id, name }),
    onDone: ({ name }) => {
      onClose()
      toast({ title: 'View renamed', text: name })
    },
    failTitle: 'Error',
    failText: 'Failed to rename the view',
  })
  const act = async (run: () => Promise<unknown>, done?: string) => {
    if (busy) return
    setBusy(true)
    try {
      await run()
      if (!done) return
      toast({ title: done, text: view.name })
      onClose()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const move = (by: number) => act(() => send('PATCH /api/views/{id}', { id, place: view.place + by }))
  const remove = () =>
    act(async () => {
      await send('DELETE /api/views/{id}', { id })
      views.go(null)
    }, 'View removed')
  return (
    <FormDialog open={open} onClose={onClose} title={`Edit view “${view.name}”`} form={form} submitLabel="Rename">
      <TextField control={form.form.control} name="name" label="Name" required />
      <div className={css.acts}>
        {views.differs && (
          <Button
            onClick={() => void act(() => send('PATCH /api/views/{id}', { id, query: views.asked }), 'View updated')}
          >
            Use the current filters
          </Button>
        )}
        <Button
          startIcon={<ArrowLeft size={16} aria-hidden />}
          disabled={view.place === 0}
          onClick={() => void move(-1)}
        >
          Move left
        </Button>
        <Button
          startIcon={<ArrowRight size={16} aria-hidden />}
          disabled={view.place >= views.all.length - 1}
          onClick={() => void move(1)}
        >
          Move right
        </Button>
        <Button color="error" startIcon={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
          Remove view
        </Button>
      </div>
      <p role="status" className={css.place}>
        View {view.place + 1} of {views.all.length}
      </p>
    </FormDialog>
  )
}
