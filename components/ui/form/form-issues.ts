import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Issue } from '@/lib/contract/core/problem'

/** Has the form a field of this name on the screen? An error without one must go to the alert. */
export const isRendered = <In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, path: string) =>
  form.control._names.mount.has(path)

/** Nested errors as flat issues: `specifications.capacity` → its message. */
export function messagesOf(errors: FieldErrors, prefix = ''): Issue[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const path = prefix + key
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return messagesOf(error as FieldErrors, `${path}.`)
  })
}
