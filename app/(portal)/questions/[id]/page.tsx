import { redirect } from 'next/navigation'
import { getQuestion } from '@/lib/domain/trade/questions/get-question'
import { page } from '@/lib/http/page'
import { linkTo } from '@/lib/terms/nouns'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'

/** A short link to a question: opens it in its inquiry or its order, where the reader's role has that. */
export default page(async ({ viewer, params }) => {
  const id = idParam.safeParse(params)
  if (!id.success) throw new Problem('not_found', 'Question not found')
  const question = await getQuestion(viewer, id.data.id)
  const { id: questionId, inquiryId, workorderId } = question
  const place = workorderId ? linkTo('workorder', workorderId, viewer.role) : linkTo('inquiry', inquiryId, viewer.role)
  redirect(`${place!}&question=${questionId}`)
})
