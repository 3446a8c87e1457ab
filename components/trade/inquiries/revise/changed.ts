import type { z } from 'zod'
import type { Address } from '@/lib/contract/people/addresses'
import type { Inquiry, ReviseForm } from '@/lib/contract/trade/inquiries'
import { isoDay } from '@/lib/terms/format'
import { carriedOver } from '../carried-over'

/** The form as the inquiry stands, with a target date that has passed too. */
export const written = (inquiry: Inquiry, addresses: readonly Address[]) => ({
  ...carriedOver(inquiry),
  targetDate: inquiry.targetDate ? isoDay(Date.parse(inquiry.targetDate)) : '',
  addressId: addresses.some(({ id }) => id === inquiry.addressId) ? String(inquiry.addressId) : '',
})

type Fields = Omit<z.output<typeof ReviseForm>, 'files' | 'remove' | 'note' | 'processId'>

/** The fields that differ from the inquiry as it was read: what a colleague has changed meanwhile stays. */
export function changedIn(inquiry: Inquiry, fields: Fields): Partial<Fields> {
  const { targetDate, ...others } = fields
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(inquiry[field as keyof Inquiry] ?? null)
  const day = (iso: string | null | undefined) => (iso ? isoDay(Date.parse(iso)) : null)
  return {
    ...Object.fromEntries(Object.entries(others).filter(differs)),
    ...(day(targetDate) !== day(inquiry.targetDate) && { targetDate: targetDate ?? null }),
  }
}
