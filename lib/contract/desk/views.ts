import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { instant, requiredText } from '../core/fields'
import { ListFilters, ListName } from './lists'

/** The most views that a person keeps of a list. */
export const VIEWS_MAX = 20

export const SavedView = z.object({
  id: z.int(),
  list: ListName,
  name: z.string(),
  query: z.record(z.string(), z.string()).describe('Filters and order that the list knows'),
  place: z.int().describe('From 0, among the views of its list'),
  gone: z.array(z.string()).describe('Filters that were saved with it and that the list no longer takes'),
  createdAt: instant,
})
export type SavedView = z.infer<typeof SavedView>

const name = requiredText('Name the view', 60)
const place = z
  .int('Enter a whole number')
  .min(0, 'From 0 on')
  .max(VIEWS_MAX - 1, `At most ${VIEWS_MAX - 1}`)

export const SavedViewForm = z.object({ list: ListName, name, query: ListFilters })

export const views = {
  list: endpoint({
    method: 'GET',
    path: '/api/views',
    summary: 'Your saved views, of one list or of all, in their order',
    query: z.object({ list: ListName.optional() }),
    answer: z.array(SavedView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/views',
    summary: 'Save filters of a list as a view',
    note: `It comes last. Names are unique for a list, without case; at most ${VIEWS_MAX} views of a list. Keys that the list doesn't know are left out.`,
    body: SavedViewForm,
    answer: SavedView,
    status: 201,
    refuses: ['conflict'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/views/{id}',
    summary: 'Rename a view, give it other filters, or move it',
    note: 'Fields that are left out keep their value. The views between the old and the new place move up.',
    params: idParam,
    body: z.object({ name: name.optional(), query: ListFilters.optional(), place: place.optional() }),
    answer: SavedView,
    refuses: ['conflict'],
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/views/{id}', summary: 'Remove a view', params: idParam }),
}
