import { z } from 'zod'
import { WorkorderStatusForm, type WorkorderStatus } from '@/lib/contract/orders/workorders'

const uploaded = z.object({ id: z.int(), name: z.string(), size: z.int(), type: z.string() })
const NO_NOTE = 'Describe the problem: the customer and our team will see it.'

/** The form of the update dialog, for an order in this state: status, note and documents. A new problem needs a note; the call takes none. */
export const statusForm = (from: WorkorderStatus) =>
  WorkorderStatusForm.extend({ files: z.array(uploaded) }).refine(
    ({ status, notes }) => status !== 'issues' || status === from || notes?.trim(),
    { path: ['notes'], message: NO_NOTE },
  )
export type StatusForm = z.infer<ReturnType<typeof statusForm>>
