import { views } from '@/lib/contract'
import { changeView, removeView } from '@/lib/domain/desk/views/change-view'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(views.change, changeView)
export const DELETE = handle(views.remove, removeView)
