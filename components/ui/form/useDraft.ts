'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropSlot, keepSlot, readSlot } from '@/lib/client/session-storage'

const secret = /password|secret|token/i

/** Keeps a draft of the form in this tab through a reload. Returns the function that deletes it. */
export function useDraft<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, key?: string) {
  const slot = key && (`draft:${key}` as const)

  useEffect(() => {
    if (!slot) return
    const kept = readSlot<object>(slot)
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }: { values: object }) =>
        keepSlot(slot, Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))),
    })
  }, [form, slot])

  return () => {
    if (slot) dropSlot(slot)
  }
}
