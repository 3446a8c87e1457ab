import type { Life } from './lives'

/** A life that is written down. */
export type Chapter = Life & { id: number; ownerId: number | null }

/** The fields of an inquiry that events keep. */
export const aboutInquiry = ({ id, name, buyer }: Chapter) => ({
  inquiryId: id,
  projectName: name,
  customerId: buyer.id,
})
