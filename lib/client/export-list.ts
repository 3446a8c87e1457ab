import type { ListName } from '../contract/lists'
import { queryOf } from '../rules/view-query'
import { respond } from './call'
import { NetworkError } from './error-message'
import { saveFile } from './save-file'

/** Loads a whole list as CSV and hands it to the browser as a download. A file that was cut short is none. */
export async function exportList(list: ListName, query: object) {
  const response = await respond('POST /api/exports', { list, query: queryOf(query) })
  const file = await response.blob().catch(() => {
    throw new NetworkError()
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(file, name ?? `${list}.csv`)
}
