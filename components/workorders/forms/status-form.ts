import { z } from 'zod'
import { WorkorderStatusForm } from '@/lib/contract/workorders'

const uploaded = z.object({ id: z.int(), name: z.string(), size: z.int(), type: z.string() })

/** The form of the update dialog: status, note and documents. */
export const StatusForm = WorkorderStatusForm.extend({ files: z.array(uploaded) })
export type StatusForm = z.infer<typeof StatusForm>
