import { text } from 'node:stream/consumers'
import { ListName } from '@/lib/contract/desk/lists'
import { exportList } from '@/lib/domain/desk/lists/export-list'
import { listed } from '@/lib/domain/desk/lists/listed'
import { may, type Viewer } from '@/lib/rules/core/permissions'

/** The lists that a viewer may export. */
export const exportable = (viewer: Viewer): ListName[] =>
  ListName.options.filter((list) => may(listed[list].act, viewer))

/** A list as its reader's CSV, whole. */
export const exportOf = async (viewer: Viewer, list: ListName): Promise<string> =>
  text((await exportList(viewer, { list, query: {} })).content)
