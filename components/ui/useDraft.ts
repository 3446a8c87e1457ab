'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const secret = /password|secret|token/i

const PREFIX = 'draft:'

/** Forgets what was typed into every form of this tab: whoever signs in next is somebody else. */
export function forgetDrafts() {
  try {
    for (const slot of Object.keys(sessionStorage)) if (slot.startsWith(PREFIX)) sessionStorage.removeItem(slot)
  } catch {
    // A forbidden storage keeps nothing.
  }
}

/** Keeps what was typed for this tab, so that a reload gives it back. Answers the function that forgets it. */
export function useDraft<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, key?: string) {
  const slot = key && PREFIX + key

  useEffect(() => {
    if (!slot) return
    const kept = read(slot)
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return form.subscribe({ formState: { values: true }, callback: keep(slot) })
  }, [form, slot])

  return () => {
    if (slot) sessionStorage.removeItem(slot)
  }
}

const keep =
  (slot: string) =>
  ({ values }: { values: object }) => {
    const open = Object.entries(values).filter(([name]) => !secret.test(name))
    try {
      sessionStorage.setItem(slot, JSON.stringify(Object.fromEntries(open)))
    } catch {
      // A full or forbidden storage costs the draft, never the form.
    }
  }

function read(slot: string) {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? 'null') as object | null
  } catch {
    return null
  }
}
