import { z } from 'zod'
import { WorkorderStatusForm } from '@/lib/contract/workorders'

const uploaded = z.object({ id: z.int(), name: z.string(), size: z.int(), type: z.string() })

/** What the update dialog asks: the status with its note, and the documents that go with it. */
export const StatusForm = WorkorderStatusForm.extend({ files: z.array(uploaded) })
export type StatusForm = z.infer<typeof StatusForm>
