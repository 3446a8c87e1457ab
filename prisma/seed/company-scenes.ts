import { editOperator } from '../../lib/domain/money/payments/edit-operator'
import { addRate } from '../../lib/domain/money/rates/add-rate'
import { editOwnTaxProfile } from '../../lib/domain/people/tax-profiles/edit-tax-profile'
import { setNda } from '../../lib/domain/trade/nda/set-nda'
import { company, taxProfiles, valves } from './story/company'
import { ndaText } from './story/nda'
import type { Scene } from './scenes'

/** An admin fills in the company, and the companies that trade their tax profiles. */
export const companyScenes = (): Scene[] => [
  { day: 244.6, play: (stage) => editOperator(stage.who('admin'), { revision: 0, ...company }) },
  { day: 243.2, play: (stage) => setNda(stage.who('admin'), { text: ndaText }) },
  { day: 60.4, play: (stage) => addRate(stage.who('admin'), valves) },
  ...taxProfiles.map(({ of, day, fields }): Scene => ({
    day,
    play: (stage) => editOwnTaxProfile(stage.who(of), fields),
  })),
]
