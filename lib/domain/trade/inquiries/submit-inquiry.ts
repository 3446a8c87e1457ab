import type { Input } from '../../../contract/core/endpoint'
import type { inquiries } from '../../../contract/trade/inquiries'
import { invalid } from '../../../contract/core/problem'
import { attachFiles } from '../../files/files/attached-files'
import { commandOnce } from '../../core/verb'
import { aboutSubmitted, createInquiry } from './create-inquiry'
import { deliveryTo } from './delivery-to'
import { findInquiry, toInquiry } from './inquiry'

/** A customer asks for parts. */
export const submitInquiry = commandOnce(
  'inquiry.submit',
  async (scope, input: Input<typeof inquiries.submit>) => {
    const { tx, emit } = scope
    const { files, processId, addressId, ...fields } = input
    if (input.sealed && !input.quoteBy) throw invalid('quoteBy', 'Sealed quotations need a deadline')
    if (input.nda && !(await tx.ndaVersion.count())) throw invalid('nda', 'No NDA text is set up yet')
    if (processId && !(await tx.process.findFirst({ where: { id: processId, status: 'approved' } })))
      throw invalid('processId', 'This manufacturing process is not available')
    const delivery = addressId ? await deliveryTo(scope, addressId) : undefined
    const inquiry = await createInquiry(scope, { ...fields, processId, delivery }, (id) =>
      attachFiles(scope, { inquiryId: id }, 'inquiry', files ?? []),
    )
    emit('inquiry.submitted', aboutSubmitted(inquiry))
    return inquiry.id
  },
  async (scope, id) => toInquiry(await findInquiry(scope, id), scope.viewer),
)
