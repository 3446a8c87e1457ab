import { Problem } from '../../contract/problem'
import { db } from '../../infra/db'
import { storage } from '../../infra/storage'
import { findInquiry } from '../inquiries/inquiry'
import { query } from '../verb'
import { findWorkorder } from '../workorders/workorder'

type Named = { id: number; fileName: string }

/** A file of an inquiry, for who may see the inquiry. */
export const downloadInquiryFile = query('inquiry.download', async (scope, { id, fileName }: Named) => {
  await findInquiry(scope, id)
  return open({ inquiryId: id, name: fileName })
})

/** A file of a work order, for who may see the order. */
export const downloadWorkorderFile = query('workorder.download', async (scope, { id, fileName }: Named) => {
  await findWorkorder(scope, id)
  return open({ workOrderId: id, name: fileName })
})

/** The bytes of a file, with its name and size. Only metadata, or bytes that are gone: 404. */
async function open(where: { inquiryId: number; name: string } | { workOrderId: number; name: string }) {
  const file = await db().file.findFirst({ where })
  if (!file?.storageKey || !(await storage().exists(file.storageKey)))
    throw new Problem('not_found', 'There is no such file')
  return { name: file.name, size: file.size, etag: file.sha256, content: await storage().getStream(file.storageKey) }
}
