import type { ComponentProps } from 'react'
import { Invoices } from './Invoices'
import { Terms } from './Terms'

/** What an order is invoiced by, and its documents. */
export default function TermsAndInvoices(props: ComponentProps<typeof Invoices>) {
  return (
    <>
      <Terms {...props} />
      <Invoices {...props} />
    </>
  )
}
