import { date } from '../../../terms/format'
import { percent } from '../../../terms/paise'
import { event } from '../../core/event-row'
import { fieldsIn } from '../../core/phrases'

/** The names of the fields that changed, never their values: the log is permanent. */
type Edit = { fields: string[] }
type OfRate = { rateId: number; code: string }

const fields = (e: Edit) => fieldsIn(e.fields)
const code = (e: OfRate) => (e.code === 'bank' ? 'the bank rate' : `the rate of ${e.code}`)

/** What happens to the company profile and to the rates of tax. */
export const companyEvents = {
  'operator.changed': event<Edit & { operatorId: number; bank: boolean }>({
    name: 'Company profile changed',
    group: 'company',
    sentence: (e) => `Changed ${fields(e)} in the company profile`,
    notify: {
      recipients: (e) => (e.bank || e.fields.includes('gstin') ? ['admins'] : []),
      title: 'Company profile changed',
      message: (e) => `An admin changed ${fields(e)}. Invoices show it from now on`,
      mail: 'accounts',
    },
  }),
  'operator.ndaChanged': event<{ operatorId: number; version: number; sha256: string }>({
    name: 'NDA changed',
    group: 'company',
    sentence: (e) => `Wrote version ${e.version} of the NDA`,
    seenBy: () => ['customers', 'suppliers'],
  }),
  'rate.added': event<OfRate & { rateBp: number; since: string }>({
    name: 'Rate added',
    group: 'company',
    sentence: (e) => `Listed ${percent(e.rateBp)} as ${code(e)} from ${date(e.since)}`,
  }),
  'rate.confirmed': event<OfRate & { rateBp: number }>({
    name: 'Rate confirmed',
    group: 'company',
    sentence: (e) => `Confirmed ${code(e)}: ${percent(e.rateBp)}`,
  }),
  'rate.changed': event<OfRate & Edit>({
    name: 'Rate changed',
    group: 'company',
    sentence: (e) => `Changed ${fields(e)} of ${code(e)}`,
  }),
}
