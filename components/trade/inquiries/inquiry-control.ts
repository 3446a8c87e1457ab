import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { InquiryForm } from '@/lib/contract/trade/inquiries'

/** The control of the form of an inquiry, for the groups of its fields. */
export type InquiryControl = Control<z.input<typeof InquiryForm>, unknown, z.output<typeof InquiryForm>>
