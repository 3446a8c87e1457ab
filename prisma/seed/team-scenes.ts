import { setInquiryOwner } from '../../lib/domain/trade/inquiries/set-inquiry-owner'
import { addNote } from '../../lib/domain/core/notes/add-note'
import { setWorkorderOwner } from '../../lib/domain/orders/workorders/set-workorder-owner'
import { db } from '../../lib/infra/db/db'
import type { Scene } from './scenes'
import { notes, owned } from './story/team'

const inquiryOf = (projectName: string) => db().inquiry.findFirstOrThrow({ where: { projectName } })
const orderOf = (projectName: string) => db().workOrder.findFirst({ where: { inquiry: { projectName } } })

/** The admin takes cases and notes what the desk should know. */
export const teamScenes = (): Scene[] => [
  ...owned.map((project): Scene => ({
    day: 1,
    play: async (stage) => {
      const admin = stage.who('admin')
      const [inquiry, order] = [await inquiryOf(project), await orderOf(project)]
      await setInquiryOwner(admin, { id: inquiry.id, ownerId: admin.member.id })
      if (order) await setWorkorderOwner(admin, { id: order.id, ownerId: admin.member.id })
    },
  })),
  ...notes.map(({ on, project, day, text }): Scene => ({
    day,
    play: async (stage) => {
      const entityId = on === 'order' ? (await orderOf(project))!.id : (await inquiryOf(project)).id
      await addNote(stage.who('admin'), { entityType: on === 'order' ? 'workorder' : 'inquiry', entityId, text })
    },
  })),
]
