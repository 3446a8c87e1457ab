import type { OperatorTerms } from '../../../contract/people/operator'
import { isoDay } from '../../../terms/format'
import { query } from '../../core/verb'
import { listedRateOn } from '../../facts/rates'
import { emptyOperator, findOperator, toOperator } from './operator'

/** The company profile, for admins. */
export const getOperator = query('operator.get', async (scope) =>
  toOperator(scope, (await findOperator(scope)) ?? emptyOperator),
)

/** On what terms suppliers are paid. */
export const getOperatorTerms = query('operator.terms', async (scope): Promise<OperatorTerms> => {
  const { legalName, feeBp, feeSac, supplierDays, defaultRateBp } = (await findOperator(scope)) ?? emptyOperator
  const listed = await listedRateOn(scope, feeSac, isoDay(Date.now()))
  return { legalName, feeBp, feeRateBp: listed ?? defaultRateBp, supplierDays }
})
