import { redirect } from 'next/navigation'
import { orGone } from '@/components/trade/inquiries/or-gone'
import { newestInquiries, processChoices } from '@/components/trade/inquiries/query'
import { ReviseInquiry } from '@/components/trade/inquiries/revise/ReviseInquiry'
import { SubmitInquiry } from '@/components/trade/inquiries/SubmitInquiry'
import { YourInquiries } from '@/components/trade/inquiries/YourInquiries'
import { quotationsOn } from '@/components/trade/quotations/query'
import { DrawingUploads } from '@/components/files/preview/DrawingUploads'
import { idIn } from '@/components/ui/filters/search-params'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { addresses } from '@/lib/contract/people/addresses'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { processes } from '@/lib/contract/trade/processes'
import { quotations } from '@/lib/contract/trade/quotations'
import { listAddresses } from '@/lib/domain/people/addresses/list-addresses'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { addressOf } from '@/lib/contract/address'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'
import { displayId } from '@/lib/terms/nouns'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Submit Inquiry' }

const answered = 'Describe the parts once; verified suppliers answer with quotations.'
const held = 'Your inquiry is held until an admin has verified your account; then suppliers see it and answer.'

export default page(async ({ viewer, address, load }) => {
  // Inquiries opened here once: links in mails still name this page.
  if (idIn(address.id)) redirect(addressOf('/customer/my-inquiries', address))
  const [again, revise] = [idIn(address.again), idIn(address.revise)]
  await Promise.all([
    load(processes.list, listProcesses, processChoices),
    load(addresses.list, listAddresses, {}),
    load(inquiries.list, listInquiries, newestInquiries),
    again && load(inquiries.get, getInquiry, { id: again }).catch(orGone),
    revise && load(inquiries.get, getInquiry, { id: revise }).catch(orGone),
    revise && load(quotations.list, listQuotations, quotationsOn(revise)),
  ])
  return (
    <Page>
      <PageHeader title={revise ? 'Revise Inquiry' : 'Submit Inquiry'} lead={viewer.verified ? answered : held} />
      <Columns main>
        <Section title={revise ? `Revise ${displayId('inquiry', revise)}` : 'Project Details'}>
          <DrawingUploads>
            {revise && may('inquiry.revise', viewer) ? (
              <ReviseInquiry id={revise} viewerId={viewer.id} maxMb={fileLimits().inquiry} />
            ) : may('inquiry.submit', viewer) ? (
              <SubmitInquiry viewerId={viewer.id} maxMb={fileLimits().inquiry} />
            ) : (
              <p>
                {viewer.suspended
                  ? 'You can’t submit inquiries while your account is suspended.'
                  : 'Submitting inquiries isn’t part of your role. Ask an owner or a buyer of your company.'}
              </p>
            )}
          </DrawingUploads>
        </Section>
        <YourInquiries />
      </Columns>
    </Page>
  )
})
