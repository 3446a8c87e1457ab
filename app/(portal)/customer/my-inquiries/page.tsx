import { orGone } from '@/components/trade/inquiries/or-gone'
import { OwnInquiries } from '@/components/trade/inquiries/OwnInquiries'
import { ownInquiries } from '@/components/trade/inquiries/query'
import { questionsOf } from '@/components/trade/questions/query'
import { Questions } from '@/components/trade/questions/Questions'
import { idIn } from '@/components/ui/filters/search-params'
import { views } from '@/lib/contract/desk/views'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { questions } from '@/lib/contract/trade/questions'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Inquiries' }

export default page(async ({ address, load }) => {
  const id = idIn(address.id)
  await Promise.all([
    load(views.list, listViews, { list: 'inquiries' }),
    load(inquiries.list, listInquiries, ownInquiries(address)),
    id && load(inquiries.get, getInquiry, { id }).catch(orGone),
    id && load(inquiries.revisions, listRevisions, { id }).catch(orGone),
    id && load(inquiries.bidders, listBidders, { id }).catch(orGone),
    id && load(questions.list, listQuestions, questionsOf(id)).catch(orGone),
  ])
  return <OwnInquiries questions={<Questions param="id" maxMb={fileLimits().inquiry} />} />
})
