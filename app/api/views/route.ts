import { views } from '@/lib/contract'
import { createView } from '@/lib/domain/desk/views/create-view'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(views.list, listViews)
export const POST = handle(views.create, createView)
