import type { Input } from '../../../contract/core/endpoint'
import type { invoices } from '../../../contract/money/invoices'

/** What a document is asked for with. */
export type Form = Omit<Input<typeof invoices.preview>, 'id'>
