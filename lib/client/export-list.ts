import type { ListName } from '../contract/desk/lists'
import { queryOf } from '../rules/core/view-query'
import { loadFile } from './load-file'

/** Loads a whole list as CSV and hands it to the browser as a download. */
export const exportList = (list: ListName, query: object) =>
  loadFile('POST /api/exports', { list, query: queryOf(query) }, `${list}.csv`)
