'use client'

import { useRef, useState } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { refresh } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { Problem } from '@/lib/contract/core/problem'
import type { Workorder, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { movedWords } from '../labels'
import type { StatusForm } from './status-form'
import { sendMoves } from '../useMoveOrder'

const UNCHANGED = 'Nothing has changed yet: choose a status, write a note or add a document.'

/** The form that moves an order: with documents it asks once more, then saves the status, then attaches them. */
export function useStatusUpdate(order: Workorder, shownId: string, preset: WorkorderStatus, onDone: () => void) {
  const toast = useToast()
  const fail = useFailToast()
  const [stage, setStage] = useState<'fill' | 'confirm'>('fill')
  // A failed attachment is tried again without moving the status twice.
  const saved = useRef(false)

  async function save({ status, notes, files }: StatusForm): Promise<'done' | 'asked' | 'not-attached'> {
    const moves = status !== order.status || Boolean(notes)
    if (!moves && !files.length && !saved.current) throw new Problem('validation', UNCHANGED)
    if (files.length && stage === 'fill') return 'asked'
    await sendMoves()
    if (moves && !saved.current) {
      await call('PATCH /api/workorders/{id}/status', { id: order.id, status, notes: notes ?? '' })
      saved.current = true
    }
    if (!files.length) return 'done'
    try {
      await call('POST /api/workorders/{id}/files', { id: order.id, files: files.map(({ id }) => ({ id })) })
      return 'done'
    } catch (error) {
      fail(error, { title: 'Upload Failed', text: 'Failed to upload documents' })
      return 'not-attached'
    }
  }

  const form = useContractForm({
    schema: () => import('./status-form').then((form) => form.statusForm(order.status)),
    defaults: { status: preset, notes: '', files: [] },
    failTitle: 'Update Failed',
    failText: 'Failed to update work order status',
    submit: async (values) => ({ values, outcome: await save(values) }),
    onDone: ({ values: { status, files }, outcome }) => {
      if (outcome === 'asked') return setStage('confirm')
      refresh()
      if (outcome === 'not-attached') return
      const documents = files.length === 1 ? '1 document attached.' : `${files.length} documents attached.`
      toast({
        title: 'Work Order Updated',
        text: `${movedWords(shownId, status)}${files.length ? ` ${documents}` : ''}`,
      })
      onDone()
    },
  })
  return { form, stage, back: () => setStage('fill') }
}
