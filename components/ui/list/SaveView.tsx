'use client'

import { send } from '@/lib/client/api'
import { FormDialog } from '../form/FormDialog'
import { useToast } from '../feedback/Toasts'
import { TextField } from '../form/TextField'
import { useContractForm } from '../form/useContractForm'
import type { Views } from './useViews'

type Props = { views: Views; open: boolean; onClose: () => void }

/** Asks for the name of a new view. */
export default function SaveView({ views, open, onClose }: Props) {
  const toast = useToast()
  const { list, asked } = views
  const form = useContractForm({
    schema: () => import('@/lib/contract/desk/views').then((contract) => contract.SavedViewForm.pick({ name: true })),
    defaults: { name: '' },
    submit: ({ name }) => send('POST /api/views', { list, name, query: asked }),
    onDone: ({ id, name }) => {
      onClose()
      views.go(id)
      toast({ title: 'View saved', text: name })
    },
    failTitle: 'Error',
    failText: 'Failed to save the view',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Save view"
      lead="Keeps these filters and this order as a tab, on all your devices."
      form={form}
      submitLabel="Save view"
    >
      <TextField control={form.form.control} name="name" label="Name" required />
    </FormDialog>
  )
}
