'use client'

import { useRef } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Form } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { NotedThing } from '@/lib/terms/noted-things'

/** Where an admin writes a note; what was typed survives a reload. */
export function NoteForm({ of: entityType, id: entityId }: { of: NotedThing; id: number }) {
  const toast = useToast()
  const idempotencyKey = useRef<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/core/notes').then(({ NoteForm }) => NoteForm),
    defaults: { entityType, entityId, text: '' },
    submit: (values) => send('POST /api/notes', values, { idempotencyKey: (idempotencyKey.current ??= newKey()) }),
    onDone: () => {
      idempotencyKey.current = null
      contract.startAnew()
      toast({ title: 'Note added', text: 'Only admins see it.' })
    },
    failTitle: 'Error',
    failText: 'Failed to add the note.',
    draftKey: `note-${entityType}-${entityId}`,
  })
  return (
    <Form {...contract} label="Add a note">
      <TextField
        control={contract.form.control}
        name="text"
        label="Note"
        required
        multiline
        rows={2}
        help="Write @ and a colleague’s name to notify them."
      />
      <Row>
        <Button type="submit" size="small" aria-disabled={contract.busy || undefined}>
          Add note
        </Button>
      </Row>
    </Form>
  )
}
