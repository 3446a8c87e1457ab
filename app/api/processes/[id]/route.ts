import { processes } from '@/lib/contract'
import { editProcess } from '@/lib/domain/trade/processes/edit-process'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(processes.edit, editProcess)
