import { fieldName } from './field-names'
import type { States } from '../../terms/tone'

/** A note after a sentence. */
export const because = (note?: string | null) => (note ? `: ${note}` : '')

/** A move in the labels of its states: from New to Quoted. */
export const move = ({ states }: { states: States }, { from, to }: { from: string; to: string }) =>
  `from ${states[from]?.label ?? from} to ${states[to]?.label ?? to}`

/** A list in words: phone, address and GST number. */
export const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

/** Phone becomes phone, GST number stays. */
const withinText = (name: string) => name.replace(/^[A-Z](?=[a-z-])/, (first) => first.toLowerCase())

/** The names of changed fields within a sentence. */
export const fieldsIn = (fields: readonly string[]) => listed(fields.map((field) => withinText(fieldName(field))))

/** The admin who looks after a case from now on; nobody when null. */
export type OfOwner = { ownerId: number | null; ownerName: string | null }

export const assigned = (what: string, { ownerName }: OfOwner) =>
  ownerName ? `Assigned ${what} to ${ownerName}` : `Removed the owner of ${what}`

/** The two companies of an order, a quotation or a problem. */
export const bothSides = (e: { customerId: number | null; supplierId: number | null }) => [e.customerId, e.supplierId]
