import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { QuotationForm } from '@/lib/contract/trade/quotations'

export type QuotationControl = Control<z.input<typeof QuotationForm>, unknown, z.output<typeof QuotationForm>>
