import { machines } from '@/lib/contract'
import { editMachine } from '@/lib/domain/trade/machines/edit-machine'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(machines.edit, editMachine)
